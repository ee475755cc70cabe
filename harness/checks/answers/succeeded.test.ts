import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTrouble } from './sample-exchange.ts'
import { succeeded } from './succeeded.ts'

it('holds for any success with data', () => {
  for (const status of [200, 201, 202]) assert.equal(succeeded(sampleExchange(status, { data: null })).finding, 'held')
})

it('is broken by a refusal, by a body without data and by a body that is not JSON', () => {
  assert.equal(succeeded(sampleRefusal(400, 'DateOutOfRange')).got, '400 DateOutOfRange')
  assert.equal(succeeded(sampleExchange(200, { rows: [] })).finding, 'broken')
  assert.match(succeeded(sampleExchange(200, '<html>')).got ?? '', /not JSON/)
})

it('is inconclusive without an answer', () => assert.equal(succeeded(sampleTrouble()).finding, 'inconclusive'))
