import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { startsAttempt } from './starts-attempt.ts'

const showing = (id: string) => sampleExchange(200, { data: { last_attempt: { id } } })
const accepted = sampleExchange(200, { data: {} })

it('holds where the last attempt is another one, and is broken where it is the same', () => {
  assert.equal(startsAttempt(showing('1'), accepted, showing('2')).finding, 'held')
  assert.equal(startsAttempt(showing('1'), accepted, showing('1')).finding, 'broken')
})

it('proves nothing after a refusal or without a last attempt', () => {
  assert.equal(startsAttempt(showing('1'), sampleRefusal(400, 'AnyClass'), showing('1')).finding, 'inconclusive')
  assert.equal(startsAttempt(showing('1'), accepted, accepted).finding, 'inconclusive')
})
