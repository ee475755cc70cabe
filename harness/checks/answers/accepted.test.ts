import assert from 'node:assert/strict'
import { it } from 'node:test'
import { accepted } from './accepted.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'
import { says } from './in-one-line.ts'

const success = sampleExchange(202, { data: {} })
const refusal = sampleRefusal(400, 'InvalidFromDate')

it('holds for any success', () => says(accepted(success, success), 'held: request-accepted (2)'))

it('is broken where only this form of the request was refused', () => {
  says(accepted(success, refusal), 'broken: 400 InvalidFromDate (2)')
  says(accepted(undefined, refusal), 'broken: 400 InvalidFromDate')
})

it('is inconclusive where the plain request was refused too, and without an answer', () => {
  says(accepted(refusal, refusal), 'inconclusive: plain-request-refused (2)')
  says(accepted(success, sampleTransportError()), 'inconclusive: transport-error')
})

it('is inconclusive where only the credentials or the provider of the profile are spoken of, unless another request showed them', () => {
  const doubtful = sampleRefusal(404, 'ProviderNotFound')
  says(accepted(undefined, doubtful), 'inconclusive: refusal-with-other-cause')
  assert.equal(accepted(success, doubtful).finding, 'broken')
})
