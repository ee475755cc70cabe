import { it } from 'node:test'
import { refusalsHaveStatus, refusedWithStatus } from './refusal-status.ts'
import { sampleData, sampleRefusal, sampleTransportError } from './sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'

const accepted = sampleData({})

it('holds for a refusal with one of the statuses, whatever its class', () =>
  says(refusedWithStatus(accepted, sampleRefusal(404, 'AnyClass'), [400, 404]), 'held: refusals-have-status'))

it('is broken by a wrong status and by acceptance', () => {
  const judgement = refusedWithStatus(accepted, sampleRefusal(400, 'CustomerNotFound'), [404])
  says(judgement, 'broken: 400 CustomerNotFound at status')
  says(refusedWithStatus(accepted, accepted, [404]), 'broken: accepted: 200 with data (2)')
})

it('proves nothing where the control was refused, nothing came back, or the target takes no more for now', () => {
  const refusal = sampleRefusal(404, 'CustomerNotFound')
  says(refusedWithStatus(refusal, refusal, [404]), 'inconclusive: control-refused (2)')
  says(refusedWithStatus(accepted, sampleTransportError(), [404]), 'inconclusive: transport-error')
  says(refusedWithStatus(accepted, sampleRefusal(429, 'TooManyRequests'), [404]), 'inconclusive: target-crowded (2)')
})

it('passes over what was accepted, and is untested where all was', () => {
  const mixed = [accepted, sampleRefusal(400, 'WrongRequestFormat')]
  says(refusalsHaveStatus(mixed, [400, 404]), 'held: refusals-have-status')
  says(refusalsHaveStatus(mixed, [404]), 'broken: 400 WrongRequestFormat at status')
  says(refusalsHaveStatus([accepted], [400]), 'untested: nothing-refused')
})

it('needs an answer, needs no control, and names every status', () => {
  const refusal = sampleRefusal(404, 'CustomerNotFound')
  says(refusedWithStatus(undefined, accepted, [400, 404]), 'broken: accepted: 200 with data')
  says(refusalsHaveStatus([refusal, sampleTransportError()], [404]), 'inconclusive: transport-error')
  says(refusalsHaveStatus([sampleRefusal(429, 'TooManyRequests')], [400]), 'untested: nothing-refused')
})
