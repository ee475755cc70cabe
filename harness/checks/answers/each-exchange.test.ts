import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachAnswer } from './each-exchange.ts'
import { isSuccess } from './answer.ts'
import { inOneLine } from './in-one-line.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'

const success = sampleExchange(200, { data: [] })
const refusal = sampleRefusal(400, 'DateOutOfRange')
const rule = { what: 'answers', wanted: 'no 400', faultIn: fault }

function fault({ answer }: typeof success) {
  return answer?.status === 400 ? { got: '400', place: 'status' } : undefined
}

test('a rule holds where every answer keeps it', () => {
  assert.equal(
    inOneLine(eachAnswer([success, success], rule)),
    'held: answers-as-documented {"what":"answers","wanted":"no 400","concerned":2}; 2 exchanges',
  )
})

test('the first answer that breaks it is reported', () => {
  assert.equal(
    inOneLine(eachAnswer([success, refusal, success], rule)),
    'broken: answer-not-as-documented {"what":"answers","wanted":"no 400","concerned":3,"got":"400"}; wanted no 400, got 400 at status; 1 exchange',
  )
})

test('answers that it does not concern are passed over, and so are transport errors', () => {
  assert.equal(
    inOneLine(eachAnswer([refusal, success, sampleTransportError()], { ...rule, concerns: isSuccess })),
    'held: answers-as-documented {"what":"answers","wanted":"no 400","concerned":1}; 1 exchange',
  )
})

test('without an answer that it concerns it is inconclusive', () => {
  assert.equal(
    inOneLine(eachAnswer([refusal], { ...rule, concerns: isSuccess })),
    'inconclusive: no-answers {"what":"answers"}; 1 exchange',
  )
  assert.equal(
    inOneLine(eachAnswer([sampleTransportError()], rule)),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})
