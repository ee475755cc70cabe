import { it } from 'node:test'
import { refusalsHaveStatus, refusedWithStatus } from './refusal-status.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'
import { says } from './in-one-line.ts'

const accepted = sampleExchange(200, { data: {} })

it('holds for a refusal with one of the statuses, whatever its class', () => {
  says(
    refusedWithStatus(accepted, sampleRefusal(404, 'AnyClass'), [400, 404]),
    'held: refusals-have-status; 1 exchange',
  )
})

it('is broken by a wrong status and by acceptance', () => {
  const judgement = refusedWithStatus(accepted, sampleRefusal(400, 'CustomerNotFound'), [404])
  says(judgement, 'broken: value-differs; got 400 CustomerNotFound at status; 1 exchange')
  says(refusedWithStatus(accepted, accepted, [404]), 'broken: value-differs; got accepted: 200 with data; 2 exchanges')
})

it('proves nothing where the control was refused, nothing came back, or the target takes no more for now', () => {
  const refusal = sampleRefusal(404, 'CustomerNotFound')
  says(refusedWithStatus(refusal, refusal, [404]), 'inconclusive: control-refused; 2 exchanges')
  says(refusedWithStatus(accepted, sampleTransportError(), [404]), 'inconclusive: transport-error; 1 exchange')
  says(
    refusedWithStatus(accepted, sampleRefusal(429, 'TooManyRequests'), [404]),
    'inconclusive: target-crowded; 2 exchanges',
  )
})

it('passes over what was accepted, and is untested where all was', () => {
  const mixed = [accepted, sampleRefusal(400, 'WrongRequestFormat')]
  says(refusalsHaveStatus(mixed, [400, 404]), 'held: refusals-have-status; 1 exchange')
  says(refusalsHaveStatus(mixed, [404]), 'broken: value-differs; got 400 WrongRequestFormat at status; 1 exchange')
  says(refusalsHaveStatus([accepted], [400]), 'untested: nothing-refused; 1 exchange')
})

it('needs an answer, needs no control, and names every status', () => {
  const refusal = sampleRefusal(404, 'CustomerNotFound')
  says(
    refusedWithStatus(undefined, accepted, [400, 404]),
    'broken: value-differs; got accepted: 200 with data; 1 exchange',
  )
  says(refusalsHaveStatus([refusal, sampleTransportError()], [404]), 'inconclusive: transport-error; 1 exchange')
  says(refusalsHaveStatus([sampleRefusal(429, 'TooManyRequests')], [400]), 'untested: nothing-refused; 1 exchange')
})
