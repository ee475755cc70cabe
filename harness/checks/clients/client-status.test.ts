import assert from 'node:assert/strict'
import { it } from 'node:test'
import { acceptedWithinLimit, limitStops, refusalsNameStatus, stoppedForItsStatus } from './client-status.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

const success = sampleExchange(200, { data: { id: '1' } })
const restricted = sampleRefusal(400, 'ClientRestricted')
const full = sampleRefusal(400, 'LoginLimitReached')

it('a client is stopped for its status with its class, at the latest by the last request', () => {
  says(stoppedForItsStatus([success, restricted], 'ClientRestricted'), 'held: refused-as-documented; 2 exchanges')
  says(
    stoppedForItsStatus([success, success], 'ClientRestricted'),
    'broken: value-differs; got 200 with data; 2 exchanges',
  )
  says(
    stoppedForItsStatus([sampleRefusal(400, 'ClientPending')], 'ClientRestricted'),
    'broken: value-differs; got 400 ClientPending at error_class; 1 exchange',
  )
  says(stoppedForItsStatus([], 'ClientRestricted'), 'inconclusive: nothing-sent; 0 exchanges')
  says(stoppedForItsStatus([sampleTransportError()], 'ClientRestricted'), 'inconclusive: transport-error; 1 exchange')
})

it('refusals name the status, and no refusal is only noted', () => {
  says(refusalsNameStatus([success, restricted], 'ClientRestricted'), 'held: holds-for; 1 exchange')
  says(
    refusalsNameStatus([success, restricted], 'ClientPending'),
    'broken: value-differs; got 400 ClientRestricted at error_class; 1 exchange',
  )
  says(refusalsNameStatus([success], 'ClientPending'), 'noted: client-never-refused; 1 exchange')
  says(refusalsNameStatus([sampleTransportError()], 'ClientPending'), 'inconclusive: transport-error; 1 exchange')
})

it('a limit holds where it stops at or before its number', () => {
  says(limitStops({ before: 0, answers: [success, success, full] }, 2), 'held: limit-reached; 1 exchange')
  says(limitStops({ before: 0, answers: [full] }, 2), 'held: limit-reached; 1 exchange')
})

it('a limit is broken by one login more, and by a wrong class', () => {
  says(
    limitStops({ before: 0, answers: [success, success, success] }, 2),
    'broken: value-differs; got 3 logins made, the last request answered 200 with data; 1 exchange',
  )
  says(
    limitStops({ before: 0, answers: [success, sampleRefusal(400, 'ActionNotAllowed')] }, 2),
    'broken: value-differs; got 400 ActionNotAllowed at error_class; 1 exchange',
  )
})

it('what the run made before counts', () => {
  says(limitStops({ before: 2, answers: [full] }, 2), 'held: limit-reached; 1 exchange')
  says(limitStops({ before: 1, answers: [success, full] }, 2), 'held: limit-reached; 1 exchange')
  says(
    limitStops({ before: 2, answers: [success] }, 2),
    'broken: value-differs; got 3 logins made, the last request answered 200 with data; 1 exchange',
  )
  says(
    limitStops({ before: 3, answers: [full] }, 2),
    'broken: value-differs; got 3 logins made, the last request answered 400 LoginLimitReached; 1 exchange',
  )
  says(
    limitStops({ before: 2, answers: [sampleRefusal(400, 'ActionNotAllowed')] }, 2),
    'broken: value-differs; got 400 ActionNotAllowed at error_class; 1 exchange',
  )
})

it('a limit that was not reached, or hidden by another refusal, proves nothing', () => {
  assert.deepEqual(
    [[], [success], [success, sampleRefusal(400, 'RateLimitExceeded')], [restricted], [sampleTransportError()]].map(
      (answers) => inOneLine(limitStops({ before: 0, answers }, 2)),
    ),
    [
      'inconclusive: nothing-sent; 0 exchanges',
      'inconclusive: limit-not-reached; 1 exchange',
      'inconclusive: refused-before-limit; 1 exchange',
      'inconclusive: refused-before-limit; 1 exchange',
      'inconclusive: transport-error; 1 exchange',
    ],
  )
})

it('a login is accepted within the limit, and a limit used up proves nothing', () => {
  says(acceptedWithinLimit(success, success), 'held: request-accepted; 2 exchanges')
  says(acceptedWithinLimit(success, restricted), 'broken: value-differs; got 400 ClientRestricted; 2 exchanges')
  says(acceptedWithinLimit(success, full), 'untested: logins-used-up; 1 exchange')
})

it('a refusal for too many requests says nothing of the limit', () => {
  for (const one of ['RateLimitExceeded', 'TooManyRequests'])
    says(
      limitStops({ before: 1, answers: [sampleRefusal(429, one)] }, 2),
      'inconclusive: refused-before-limit; 1 exchange',
    )
  says(
    limitStops({ before: 1, answers: [sampleExchange(400, {})] }, 2),
    'broken: value-differs; got 400 without an error class at error_class; 1 exchange',
  )
})
