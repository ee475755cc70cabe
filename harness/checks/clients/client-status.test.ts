import assert from 'node:assert/strict'
import { it } from 'node:test'
import { acceptedWithinLimit, limitStops, refusalsNameStatus, stoppedForItsStatus } from './client-status.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

const success = sampleData({ id: '1' })
const restricted = sampleRefusal(400, 'ClientRestricted')
const full = sampleRefusal(400, 'LoginLimitReached')

it('a client is stopped for its status with its class, at the latest by the last request', () => {
  says(stoppedForItsStatus([success, restricted], 'ClientRestricted'), 'held: refused-as-documented (2)')
  says(stoppedForItsStatus([success, success], 'ClientRestricted'), 'broken: 200 with data (2)')
  says(
    stoppedForItsStatus([sampleRefusal(400, 'ClientPending')], 'ClientRestricted'),
    'broken: 400 ClientPending at error_class',
  )
  says(stoppedForItsStatus([], 'ClientRestricted'), 'inconclusive: nothing-sent (0)')
})

it('refusals name the status, and no refusal is only noted', () => {
  says(refusalsNameStatus([success, restricted], 'ClientRestricted'), 'held: holds-for')
  says(refusalsNameStatus([success, restricted], 'ClientPending'), 'broken: 400 ClientRestricted at error_class')
  says(refusalsNameStatus([success], 'ClientPending'), 'noted: client-never-refused')
  says(refusalsNameStatus([sampleTransportError()], 'ClientPending'), 'inconclusive: transport-error')
})

it('a limit holds where it stops at or before its number', () =>
  says(limitStops({ before: 0, answers: [success, success, full] }, 2), 'held: limit-reached'))

it('a limit is broken by one login more, and by a wrong class', () =>
  says(
    limitStops({ before: 0, answers: [success, success, success] }, 2),
    'broken: 3 logins made, the last request answered 200 with data',
  ))

it('a limit that was not reached, or hidden by another refusal, proves nothing', () =>
  assert.deepEqual(
    [[], [success], [success, sampleRefusal(400, 'RateLimitExceeded')], [restricted], [sampleTransportError()]].map(
      (answers) => inOneLine(limitStops({ before: 0, answers }, 2)),
    ),
    [
      'inconclusive: nothing-sent (0)',
      'inconclusive: limit-not-reached',
      'inconclusive: refused-before-limit',
      'inconclusive: refused-before-limit',
      'inconclusive: transport-error',
    ],
  ))

it('a login is accepted within the limit, and a limit used up proves nothing', () => {
  says(acceptedWithinLimit(success, success), 'held: request-accepted (2)')
  says(acceptedWithinLimit(success, restricted), 'broken: 400 ClientRestricted (2)')
  says(acceptedWithinLimit(success, full), 'untested: logins-used-up')
})

it('a refusal for too many requests says nothing of the limit', () => {
  for (const one of ['RateLimitExceeded', 'TooManyRequests'])
    says(limitStops({ before: 1, answers: [sampleRefusal(429, one)] }, 2), 'inconclusive: refused-before-limit')
  says(
    limitStops({ before: 1, answers: [sampleExchange(400, {})] }, 2),
    'broken: 400 without an error class at error_class',
  )
})
