import assert from 'node:assert/strict'
import { it } from 'node:test'
import { refusalsHaveStatus, refusedWithStatus } from './refusal-status.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'
import { inOneLine } from './in-one-line.ts'

const accepted = sampleExchange(200, { data: {} })

it('holds for a refusal with one of the statuses, whatever its class', () => {
  assert.equal(
    inOneLine(refusedWithStatus(accepted, sampleRefusal(404, 'AnyClass'), [400, 404])),
    'held: refusals-have-status {"refusals":1,"statuses":[400,404]}; 1 exchange',
  )
})

it('is broken by a wrong status and by acceptance', () => {
  const judgement = refusedWithStatus(accepted, sampleRefusal(400, 'CustomerNotFound'), [404])
  assert.equal(
    inOneLine(judgement),
    'broken: refusal-status-differs {"outcome":"400 CustomerNotFound","wanted":"a refusal with status 404"}; wanted a refusal with status 404, got 400 CustomerNotFound at status; 1 exchange',
  )
  assert.equal(
    inOneLine(refusedWithStatus(accepted, accepted, [404])),
    'broken: defect-accepted {"outcome":"200 with data","wanted":"a refusal with status 404"}; wanted a refusal with status 404, got accepted: 200 with data; 2 exchanges',
  )
})

it('proves nothing where the control was refused, nothing came back, or the target takes no more for now', () => {
  const refusal = sampleRefusal(404, 'CustomerNotFound')
  assert.equal(
    inOneLine(refusedWithStatus(refusal, refusal, [404])),
    'inconclusive: control-refused {"outcome":"404 CustomerNotFound"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(refusedWithStatus(accepted, sampleTransportError(), [404])),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(refusedWithStatus(accepted, sampleRefusal(429, 'TooManyRequests'), [404])),
    'inconclusive: target-crowded {"errorClass":"TooManyRequests"}; 2 exchanges',
  )
})

it('passes over what was accepted, and is untested where all was', () => {
  const mixed = [accepted, sampleRefusal(400, 'WrongRequestFormat')]
  assert.equal(
    inOneLine(refusalsHaveStatus(mixed, [400, 404])),
    'held: refusals-have-status {"refusals":1,"statuses":[400,404]}; 1 exchange',
  )
  assert.equal(
    inOneLine(refusalsHaveStatus(mixed, [404])),
    'broken: refusal-status-differs {"outcome":"400 WrongRequestFormat","wanted":"a refusal with status 404"}; wanted a refusal with status 404, got 400 WrongRequestFormat at status; 1 exchange',
  )
  assert.equal(inOneLine(refusalsHaveStatus([accepted], [400])), 'untested: nothing-refused {"requests":1}; 1 exchange')
})

it('needs an answer, needs no control, and names every status', () => {
  const refusal = sampleRefusal(404, 'CustomerNotFound')
  assert.equal(inOneLine(refusedWithStatus(accepted, undefined, [404])), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(
    inOneLine(refusedWithStatus(undefined, accepted, [400, 404])),
    'broken: defect-accepted {"outcome":"200 with data","wanted":"a refusal with status 400 or 404"}; wanted a refusal with status 400 or 404, got accepted: 200 with data; 1 exchange',
  )
  assert.equal(
    inOneLine(refusalsHaveStatus([refusal, sampleTransportError()], [404])),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(refusalsHaveStatus([sampleRefusal(429, 'TooManyRequests')], [400])),
    'untested: nothing-refused {"requests":1}; 1 exchange',
  )
})
