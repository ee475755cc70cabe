import assert from 'node:assert/strict'
import { it } from 'node:test'
import { refusalsHaveStatus, refusedWithStatus } from './refusal-status.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'
import { inOneLine } from './in-one-line.ts'

const accepted = sampleExchange(200, { data: {} })

it('holds for a refusal with one of the statuses, whatever its class', () => {
  assert.equal(
    inOneLine(refusedWithStatus(accepted, sampleRefusal(404, 'AnyClass'), [400, 404])),
    'held: refusals-have-status {"refusals":1,"statuses":[400,404]}; 1 exchanges',
  )
})

it('is broken by another status and by acceptance', () => {
  const judgement = refusedWithStatus(accepted, sampleRefusal(400, 'CustomerNotFound'), [404])
  assert.deepEqual([judgement.finding, judgement.wanted], ['broken', 'a refusal with status 404'])
  assert.equal(judgement.got, '400 CustomerNotFound')
  assert.match(refusedWithStatus(accepted, accepted, [404]).got ?? '', /^accepted/)
})

it('proves nothing where the control was refused, nothing came back, or the target takes no more for now', () => {
  const refusal = sampleRefusal(404, 'CustomerNotFound')
  assert.equal(
    inOneLine(refusedWithStatus(refusal, refusal, [404])),
    'inconclusive: control-refused {"outcome":"404 CustomerNotFound"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(refusedWithStatus(accepted, sampleTransportError(), [404])),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchanges',
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
    'held: refusals-have-status {"refusals":1,"statuses":[400,404]}; 1 exchanges',
  )
  assert.equal(
    inOneLine(refusalsHaveStatus(mixed, [404])),
    'broken: refusal-status-differs {"outcome":"400 WrongRequestFormat","wanted":"a refusal with status 404"}; wanted a refusal with status 404, got 400 WrongRequestFormat at status; 1 exchanges',
  )
  assert.equal(
    inOneLine(refusalsHaveStatus([accepted], [400])),
    'untested: nothing-refused {"requests":1}; 1 exchanges',
  )
})
