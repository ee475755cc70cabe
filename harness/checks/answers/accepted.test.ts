import assert from 'node:assert/strict'
import { it } from 'node:test'
import { accepted } from './accepted.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'
import { inOneLine } from './in-one-line.ts'

const success = sampleExchange(202, { data: {} })
const refusal = sampleRefusal(400, 'InvalidFromDate')

it('holds for any success', () =>
  assert.equal(
    inOneLine(accepted(success, success)),
    'held: request-accepted {"outcome":"202 with data"}; 2 exchanges',
  ))

it('is broken where only this form of the request was refused', () => {
  assert.equal(
    inOneLine(accepted(success, refusal)),
    'broken: allowed-request-refused {"outcome":"400 InvalidFromDate"}; wanted a status from 200 to 299, got 400 InvalidFromDate; 2 exchanges',
  )
  assert.equal(
    inOneLine(accepted(undefined, refusal)),
    'broken: allowed-request-refused {"outcome":"400 InvalidFromDate"}; wanted a status from 200 to 299, got 400 InvalidFromDate; 1 exchange',
  )
})

it('is inconclusive where the plain request was refused too, and without an answer', () => {
  assert.equal(
    inOneLine(accepted(refusal, refusal)),
    'inconclusive: plain-request-refused {"outcome":"400 InvalidFromDate"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(accepted(success, sampleTransportError())),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(inOneLine(accepted(success, undefined)), 'inconclusive: nothing-sent; 0 exchanges')
})

it('is inconclusive where only the credentials or the provider of the profile are spoken of, unless another request showed them', () => {
  const doubtful = sampleRefusal(404, 'ProviderNotFound')
  assert.equal(
    inOneLine(accepted(undefined, doubtful)),
    'inconclusive: refusal-with-other-cause {"outcome":"404 ProviderNotFound","cause":"provider"}; 1 exchange',
  )
  assert.equal(accepted(success, doubtful).finding, 'broken')
})
