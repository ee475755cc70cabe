import { cases } from '../../../core/test-support/cases.ts'
import { refusalsHaveStatus, refusedWithStatus } from './refusal-status.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'

const accepted = sampleData({})
const refusal = sampleRefusal(404, 'CustomerNotFound')
const mixed = [accepted, sampleRefusal(400, 'WrongRequestFormat')]

cases(
  'holds for a refusal with one of the statuses, whatever its class',
  [refusedWithStatus(accepted, sampleRefusal(404, 'AnyClass'), [400, 404]), 'held: refused'],
  'proves nothing where the control was refused, nothing came back, or the target takes no more for now',
  [refusedWithStatus(refusal, refusal, [404]), 'inconclusive: control-refused (2)'],
  [refusedWithStatus(accepted, sampleTransportError(), [404]), 'inconclusive: transport-error'],
  [refusedWithStatus(accepted, sampleRefusal(429, 'TooManyRequests'), [404]), 'inconclusive: target-crowded (2)'],
  'passes over what was accepted, and is untested where all was',
  [refusalsHaveStatus(mixed, [404]), 'broken: 400 WrongRequestFormat at status'],
  [refusalsHaveStatus([accepted], [400]), 'untested: cannot-decide'],
  'needs an answer, needs no control, and names every status',
  [refusedWithStatus(undefined, accepted, [400, 404]), 'broken: accepted: 200 with data'],
  [refusalsHaveStatus([sampleRefusal(429, 'TooManyRequests')], [400]), 'untested: cannot-decide'],
)
