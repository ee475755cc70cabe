import { cases } from '../../../core/test-support/cases.ts'
import { acceptedWithinLimit, limitStops, refusalsNameStatus, lastRefusedAs } from './client-status.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'

const success = sampleData({ id: '1' })
const restricted = sampleRefusal(400, 'ClientRestricted')
const full = sampleRefusal(400, 'LoginLimitReached')

const stops = (before: number, ...answers: Array<typeof success>) => limitStops({ before, answers }, 2)

cases(
  'a client is stopped for its status with its class, at the latest by the last request',
  [lastRefusedAs([success, restricted], ['ClientRestricted']), 'held: refused (2)'],
  [lastRefusedAs([success, success], ['ClientRestricted']), 'broken: accepted: 200 with data (2)'],
  [
    lastRefusedAs([sampleRefusal(400, 'ClientPending')], ['ClientRestricted']),
    'broken: 400 ClientPending at error_class',
  ],
  [lastRefusedAs([], ['ClientRestricted']), 'inconclusive: nothing-sent (0)'],
  'refusals name the status, and no refusal is only noted',
  [refusalsNameStatus([success, restricted], ['ClientRestricted']), 'held: holds-for'],
  [refusalsNameStatus([success, restricted], ['ClientPending']), 'broken: 400 ClientRestricted at error_class'],
  [refusalsNameStatus([success], ['ClientPending']), 'noted: seen'],
  [refusalsNameStatus([sampleTransportError()], ['ClientPending']), 'inconclusive: transport-error'],
  'a limit holds where it stops at or before its number, and is broken by one login more and by a wrong class',
  [stops(0, success, success, full), 'held: refused'],
  [stops(0, success, success, success), 'broken: 3 logins made, the last request answered 200 with data'],
  [stops(1, sampleExchange(400, {})), 'broken: 400 without an error class at error_class'],
  'a limit that was not reached, or hidden by another refusal, proves nothing',
  [stops(0), 'inconclusive: nothing-sent (0)'],
  [stops(0, success), 'inconclusive: cannot-decide'],
  [stops(0, success, sampleRefusal(400, 'RateLimitExceeded')), 'inconclusive: cannot-decide'],
  [stops(1, sampleRefusal(429, 'RateLimitExceeded')), 'inconclusive: cannot-decide'],
  [stops(1, sampleRefusal(429, 'TooManyRequests')), 'inconclusive: cannot-decide'],
  [stops(0, restricted), 'inconclusive: cannot-decide'],
  [stops(0, sampleTransportError()), 'inconclusive: transport-error'],
  'a login is accepted within the limit, and a limit used up proves nothing',
  [acceptedWithinLimit(success, success), 'held: request-accepted (2)'],
  [acceptedWithinLimit(success, restricted), 'broken: 400 ClientRestricted (2)'],
  [acceptedWithinLimit(success, full), 'untested: cannot-decide'],
)
