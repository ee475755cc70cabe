import { test } from 'node:test'
import { eachAnswer } from './each-exchange.ts'
import { isSuccess } from './answer.ts'
import { says } from './in-one-line.ts'
import { sampleData, sampleRefusal, sampleTransportError } from './sample-exchange.ts'

const success = sampleData([])
const refusal = sampleRefusal(400, 'DateOutOfRange')
const rule = { what: 'answers', wanted: 'no 400', faultIn: fault }

function fault({ answer }: typeof success) {
  return answer?.status === 400 ? { got: '400', place: 'status' } : undefined
}

test('a rule holds where every answer keeps it', () =>
  says(eachAnswer([success, success], rule), 'held: answers-as-documented (2)'))

test('the first answer that breaks it is reported', () =>
  says(eachAnswer([success, refusal, success], rule), 'broken: answer-not-as-documented; got 400 at status'))

test('answers that it does not concern are passed over, and so are transport errors', () =>
  says(
    eachAnswer([refusal, success, sampleTransportError()], { ...rule, concerns: isSuccess }),
    'held: answers-as-documented',
  ))

test('without an answer that it concerns it is inconclusive', () => {
  says(eachAnswer([refusal], { ...rule, concerns: isSuccess }), 'inconclusive: no-answers')
  says(eachAnswer([sampleTransportError()], rule), 'inconclusive: transport-error')
})
