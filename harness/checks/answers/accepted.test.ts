import assert from 'node:assert/strict'
import { it } from 'node:test'
import { accepted } from './accepted.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'

const success = sampleExchange(202, { data: {} })
const refusal = sampleRefusal(400, 'InvalidFromDate')

it('holds for any success', () => assert.equal(accepted(success, success).finding, 'held'))

it('is broken where only this form of the request was refused', () => {
  assert.equal(accepted(success, refusal).got, '400 InvalidFromDate')
  assert.equal(accepted(undefined, refusal).finding, 'broken')
})

it('is inconclusive where the plain request was refused too, and without an answer', () => {
  assert.equal(accepted(refusal, refusal).finding, 'inconclusive')
  assert.equal(accepted(success, sampleTransportError()).finding, 'inconclusive')
  assert.equal(accepted(success, undefined).finding, 'inconclusive')
})
