import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Connection } from './connects.ts'
import { sameEnd } from './same-end.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const success = sampleExchange(200, { data: {} })
const ended = (failErrorClass?: string): Connection => ({
  answer: success,
  ended: { failed: failErrorClass !== undefined, failErrorClass, exchange: success },
})
const refused: Connection = { answer: sampleRefusal(400, 'InvalidCredentials') }

it('holds where both end with one class', () => {
  assert.equal(sameEnd(ended('InvalidCredentials'), ended('InvalidCredentials')).finding, 'held')
  assert.equal(sameEnd(ended('InvalidCredentials'), refused).finding, 'held')
})

it('is broken where one connects or names another class', () => {
  assert.equal(sameEnd(ended('InvalidCredentials'), ended()).got, 'connected')
  assert.equal(sameEnd(refused, ended('InvalidEncoding')).finding, 'broken')
})

it('is inconclusive where the control connects, and over trouble', () => {
  assert.equal(sameEnd(ended(), ended()).finding, 'inconclusive')
  assert.equal(sameEnd(refused, { answer: sampleTransportError() }).finding, 'inconclusive')
  assert.equal(sameEnd(undefined, refused).finding, 'inconclusive')
})
