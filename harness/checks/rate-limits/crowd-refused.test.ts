import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'
import { crowdRefused } from './crowd-refused.ts'

const success = sampleExchange(200, { data: { id: '1' } })
const crowded = sampleRefusal(400, 'TooManyRequests')
const limit = { most: 2, errorClass: 'TooManyRequests', seconds: 60 }
const judged = (...answers: Array<typeof success>) => inOneLine(crowdRefused(answers, limit))

it('holds where some are accepted and more are refused with the class', () => {
  assert.equal(
    judged(success, success, crowded),
    'held: crowd-refused {"accepted":2,"errorClass":"TooManyRequests"}; 3 exchanges',
  )
})

it('is broken where more are accepted than the limit allows, or the refusal names another class', () => {
  const wanted = 'a refusal with TooManyRequests after at most 2 requests'
  assert.equal(
    judged(success, success, success),
    `broken: crowd-accepted {"accepted":3,"wanted":"${wanted}"}; wanted ${wanted}, got 3 accepted; 3 exchanges`,
  )
  assert.equal(
    judged(success, sampleRefusal(400, 'ActionNotAllowed')),
    `broken: error-class-differs {"outcome":"400 ActionNotAllowed","wanted":"${wanted}"}; wanted ${wanted}, got 400 ActionNotAllowed at error_class; 2 exchanges`,
  )
})

it('is inconclusive where too few were sent, none was accepted, or another limit was reached', () => {
  assert.equal(
    judged(success, success),
    'inconclusive: crowd-too-small {"accepted":2,"most":2,"spanSeconds":1}; 2 exchanges',
  )
  const late = { ...success, durationMs: 61_000 }
  assert.equal(
    judged(success, success, late),
    'inconclusive: crowd-too-small {"accepted":3,"most":2,"spanSeconds":62}; 3 exchanges',
  )
  assert.equal(judged(crowded, crowded), 'inconclusive: crowd-never-accepted; 2 exchanges')
  assert.equal(
    judged(success, sampleRefusal(400, 'LoginLimitReached')),
    'inconclusive: target-crowded {"errorClass":"LoginLimitReached"}; 2 exchanges',
  )
  assert.equal(
    judged(success, sampleTransportError()),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})
