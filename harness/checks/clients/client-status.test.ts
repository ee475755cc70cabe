import { it } from 'node:test'
import { cases, inOneLine, says } from '../../../core/test-support/cases.ts'
import { acceptedWithinLimit, limitStops, refusalsNameStatus, stoppedForItsStatus } from './client-status.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const success = sampleData({ id: '1' })
const restricted = sampleRefusal(400, 'ClientRestricted')
const full = sampleRefusal(400, 'LoginLimitReached')

it('a refusal for too many requests says nothing of the limit', () => {
  for (const one of ['RateLimitExceeded', 'TooManyRequests'])
    says(limitStops({ before: 1, answers: [sampleRefusal(429, one)] }, 2), 'inconclusive: refused-before-limit')
  says(
    limitStops({ before: 1, answers: [sampleExchange(400, {})] }, 2),
    'broken: 400 without an error class at error_class',
  )
})

cases(
  'a client is stopped for its status with its class, at the latest by the last request',
  [stoppedForItsStatus([success, restricted], 'ClientRestricted'), 'held: refused-as-documented (2)'],
  [stoppedForItsStatus([success, success], 'ClientRestricted'), 'broken: 200 with data (2)'],
  [
    stoppedForItsStatus([sampleRefusal(400, 'ClientPending')], 'ClientRestricted'),
    'broken: 400 ClientPending at error_class',
  ],
  [stoppedForItsStatus([], 'ClientRestricted'), 'inconclusive: nothing-sent (0)'],
  'refusals name the status, and no refusal is only noted',
  [refusalsNameStatus([success, restricted], 'ClientRestricted'), 'held: holds-for'],
  [refusalsNameStatus([success, restricted], 'ClientPending'), 'broken: 400 ClientRestricted at error_class'],
  [refusalsNameStatus([success], 'ClientPending'), 'noted: client-never-refused'],
  [refusalsNameStatus([sampleTransportError()], 'ClientPending'), 'inconclusive: transport-error'],
  'a limit holds where it stops at or before its number',
  [limitStops({ before: 0, answers: [success, success, full] }, 2), 'held: limit-reached'],
  'a limit is broken by one login more, and by a wrong class',
  [
    limitStops({ before: 0, answers: [success, success, success] }, 2),
    'broken: 3 logins made, the last request answered 200 with data',
  ],
  'a limit that was not reached, or hidden by another refusal, proves nothing',
  [
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
  ],
  'a login is accepted within the limit, and a limit used up proves nothing',
  [acceptedWithinLimit(success, success), 'held: request-accepted (2)'],
  [acceptedWithinLimit(success, restricted), 'broken: 400 ClientRestricted (2)'],
  [acceptedWithinLimit(success, full), 'untested: logins-used-up'],
)
