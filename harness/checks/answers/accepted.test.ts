import { cases } from '../../../core/test-support/cases.ts'
import { accepted } from './accepted.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'

const success = sampleExchange(202, { data: {} })
const refusal = sampleRefusal(400, 'InvalidFromDate')

const doubtful = sampleRefusal(404, 'ProviderNotFound')

cases(
  'holds for any success',
  [accepted(success, success), 'held: request-accepted (2)'],
  'is inconclusive where the plain request was refused too, and without an answer',
  [accepted(refusal, refusal), 'inconclusive: control-refused (2)'],
  [accepted(success, sampleTransportError()), 'inconclusive: transport-error'],
  'is inconclusive where only the credentials or the provider of the profile are spoken of, unless another request showed them',
  [accepted(undefined, doubtful), 'inconclusive: refusal-with-other-cause'],
  [accepted(success, doubtful), 'broken'],
)
