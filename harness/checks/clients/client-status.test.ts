import assert from 'node:assert/strict'
import { it } from 'node:test'
import { acceptedWithinLimit, limitStops, refusalsNameStatus, stoppedForItsStatus } from './client-status.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const success = sampleExchange(200, { data: { id: '1' } })
const restricted = sampleRefusal(400, 'ClientRestricted')
const full = sampleRefusal(400, 'LoginLimitReached')

it('a client is stopped for its status with its class, at the latest by the last request', () => {
  assert.equal(
    inOneLine(stoppedForItsStatus([success, restricted], 'ClientRestricted')),
    'held: refused-as-documented {"errorClass":"ClientRestricted"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(stoppedForItsStatus([success, success], 'ClientRestricted')),
    'broken: client-not-stopped {"outcome":"200 with data","wanted":"a refusal with ClientRestricted"}; wanted a refusal with ClientRestricted, got 200 with data; 2 exchanges',
  )
  assert.equal(
    inOneLine(stoppedForItsStatus([sampleRefusal(400, 'ClientPending')], 'ClientRestricted')),
    'broken: error-class-differs {"outcome":"400 ClientPending","wanted":"a refusal with ClientRestricted"}; wanted a refusal with ClientRestricted, got 400 ClientPending at error_class; 1 exchange',
  )
  assert.equal(inOneLine(stoppedForItsStatus([], 'ClientRestricted')), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(
    inOneLine(stoppedForItsStatus([sampleTransportError()], 'ClientRestricted')),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})

it('refusals name the status, and no refusal is only noted', () => {
  assert.equal(
    inOneLine(refusalsNameStatus([success, restricted], 'ClientRestricted')),
    'held: refusals-name-class {"refusals":1,"errorClass":"ClientRestricted"}; 1 exchange',
  )
  assert.equal(
    inOneLine(refusalsNameStatus([success, restricted], 'ClientPending')),
    'broken: error-class-differs {"outcome":"400 ClientRestricted","wanted":"a refusal with ClientPending"}; wanted a refusal with ClientPending, got 400 ClientRestricted at error_class; 1 exchange',
  )
  assert.equal(
    inOneLine(refusalsNameStatus([success], 'ClientPending')),
    'noted: client-never-refused {"errorClass":"ClientPending"}; 1 exchange',
  )
  assert.equal(
    inOneLine(refusalsNameStatus([sampleTransportError()], 'ClientPending')),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})

it('a limit holds where it stops at or before its number', () => {
  assert.equal(
    inOneLine(limitStops({ before: 0, answers: [success, success, full] }, 2)),
    'held: limit-reached {"logins":2}; 1 exchange',
  )
  assert.equal(inOneLine(limitStops({ before: 0, answers: [full] }, 2)), 'held: limit-reached {"logins":0}; 1 exchange')
})

it('a limit is broken by one login more, and by a wrong class', () => {
  assert.equal(
    inOneLine(limitStops({ before: 0, answers: [success, success, success] }, 2)),
    'broken: limit-exceeded {"logins":3,"limit":2,"outcome":"200 with data"}; wanted LoginLimitReached after at most 2 logins, got 3 logins made, the last request answered 200 with data; 1 exchange',
  )
  assert.equal(
    inOneLine(limitStops({ before: 0, answers: [success, sampleRefusal(400, 'ActionNotAllowed')] }, 2)),
    'broken: error-class-differs {"outcome":"400 ActionNotAllowed","wanted":"LoginLimitReached after at most 2 logins"}; wanted LoginLimitReached after at most 2 logins, got 400 ActionNotAllowed at error_class; 1 exchange',
  )
})

it('what the run made before counts', () => {
  assert.equal(inOneLine(limitStops({ before: 2, answers: [full] }, 2)), 'held: limit-reached {"logins":2}; 1 exchange')
  assert.equal(
    inOneLine(limitStops({ before: 1, answers: [success, full] }, 2)),
    'held: limit-reached {"logins":2}; 1 exchange',
  )
  assert.equal(
    inOneLine(limitStops({ before: 2, answers: [success] }, 2)),
    'broken: limit-exceeded {"logins":3,"limit":2,"outcome":"200 with data"}; wanted LoginLimitReached after at most 2 logins, got 3 logins made, the last request answered 200 with data; 1 exchange',
  )
  assert.equal(
    inOneLine(limitStops({ before: 3, answers: [full] }, 2)),
    'broken: limit-exceeded {"logins":3,"limit":2,"outcome":"400 LoginLimitReached"}; wanted LoginLimitReached after at most 2 logins, got 3 logins made, the last request answered 400 LoginLimitReached; 1 exchange',
  )
  assert.equal(
    inOneLine(limitStops({ before: 2, answers: [sampleRefusal(400, 'ActionNotAllowed')] }, 2)),
    'broken: error-class-differs {"outcome":"400 ActionNotAllowed","wanted":"LoginLimitReached after at most 2 logins"}; wanted LoginLimitReached after at most 2 logins, got 400 ActionNotAllowed at error_class; 1 exchange',
  )
})

it('a limit that was not reached, or hidden by another refusal, proves nothing', () => {
  assert.deepEqual(
    [[], [success], [success, sampleRefusal(400, 'RateLimitExceeded')], [restricted], [sampleTransportError()]].map(
      (answers) => inOneLine(limitStops({ before: 0, answers }, 2)),
    ),
    [
      'inconclusive: nothing-sent; 0 exchanges',
      'inconclusive: limit-not-reached {"logins":1,"limit":2}; 1 exchange',
      'inconclusive: refused-before-limit {"logins":1,"outcome":"400 RateLimitExceeded"}; 1 exchange',
      'inconclusive: refused-before-limit {"logins":0,"outcome":"400 ClientRestricted"}; 1 exchange',
      'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
    ],
  )
})

it('a login is accepted within the limit, and a limit used up proves nothing', () => {
  assert.equal(
    inOneLine(acceptedWithinLimit(success, success)),
    'held: request-accepted {"outcome":"200 with data"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(acceptedWithinLimit(success, restricted)),
    'broken: allowed-request-refused {"outcome":"400 ClientRestricted"}; wanted a status from 200 to 299, got 400 ClientRestricted; 2 exchanges',
  )
  assert.equal(inOneLine(acceptedWithinLimit(success, full)), 'untested: logins-used-up; 1 exchange')
})

it('a refusal for too many requests says nothing of the limit', () => {
  for (const one of ['RateLimitExceeded', 'TooManyRequests'])
    assert.equal(
      inOneLine(limitStops({ before: 1, answers: [sampleRefusal(429, one)] }, 2)).slice(0, 34),
      'inconclusive: refused-before-limit',
    )
  assert.equal(
    inOneLine(limitStops({ before: 1, answers: [sampleExchange(400, {})] }, 2)),
    'broken: error-class-missing {"outcome":"400 without an error class","wanted":"LoginLimitReached after at most 2 logins"}; wanted LoginLimitReached after at most 2 logins, got 400 without an error class at error_class; 1 exchange',
  )
})
