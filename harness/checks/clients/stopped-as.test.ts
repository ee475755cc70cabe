import { test } from 'node:test'
import { cases, says } from '../../../core/test-support/cases.ts'
import { wordsOf } from '../../reasons/words-of.ts'
import { sampleData, sampleRefusal, sampleTransportError, sampleExchange } from '../test-support/sample-exchange.ts'
import { refusedBeside, stoppedAs } from './stopped-as.ts'
import { acceptedOrRefusedAs, neverRefusedAs } from './let-in.ts'
import { signatureAccepted, signatureClasses, signatureRefused } from './signed-outcome.ts'
import { acceptedWithinLimit, limitStops, refusalsNameStatus, lastRefusedAs } from './client-status.ts'

const accepted = sampleData([])
const wanted = ['SecretNotProvided']
const refused = sampleRefusal(400, 'SecretNotProvided')
const other = sampleRefusal(404, 'LoginNotFound')

test('Another class breaks it only beside the same request, accepted without the defect', () => {
  says(stoppedAs(accepted, other, wanted), 'broken: 404 LoginNotFound at error_class (2)')
  for (const control of [undefined, other])
    says(stoppedAs(control, other, wanted), `inconclusive: request-refused-otherwise${control ? ' (2)' : ''}`)
})

cases(
  'A documented class holds, whether or not the request would be accepted otherwise',
  [stoppedAs(accepted, refused, wanted), 'held: refused (2)'],
  'A request that is accepted breaks the rule',
  [stoppedAs(undefined, accepted, wanted), 'broken: accepted: 200 with 0 rows'],
  'A refusal in any class holds beside the accepted request, and alone shows nothing',
  [refusedBeside(accepted, other), 'held'],
  [refusedBeside(undefined, accepted), 'broken'],
  [refusedBeside(undefined, other), 'inconclusive: request-refused-otherwise'],
)

const known = (...answers: Array<typeof refused>) => acceptedOrRefusedAs(answers, ['AppsRestricted'])
const never = (...answers: Array<typeof refused>) => neverRefusedAs(answers, ['AppsRestricted'])
const kind = sampleRefusal(406, 'AppsRestricted')

cases(
  'routes that the target does not have are named beside what the others show',
  [wordsOf(known(accepted, sampleRefusal(404, 'RouteNotFound')).reason), /the route GET \/api\/v4\/samples, without/],
  'a class that never fits is broken by one refusal with it',
  [never(accepted, other), 'held: holds-for (2)'],
  [never(accepted, kind), 'broken: GET /api/v4/samples: 406 AppsRestricted'],
  [never(other), 'inconclusive: nothing-to-check'],
  'a known client is accepted or refused for its kind',
  [known(accepted, kind), 'held: holds-for (2)'],
  [known(accepted, sampleRefusal(404, 'ApiKeyNotFound')), 'broken: GET /api/v4/samples: 404 ApiKeyNotFound'],
  [known(), 'inconclusive: nothing-sent (0)'],
)

const corrupt = sampleRefusal(400, 'SignatureNotMatch')

cases(
  'signatureAccepted holds where the good signature passes and the corrupt one does not',
  [signatureAccepted(corrupt, accepted), 'held: holds (2)'],
  'signatureAccepted is broken where the good signature is refused, whatever becomes of the corrupt one',
  [signatureAccepted(accepted, sampleRefusal(400, 'RequestExpired')), 'broken: 400 RequestExpired at error_class (2)'],
  'signatureAccepted proves nothing where signatures are ignored, or the refusal is about something else',
  [signatureAccepted(accepted, accepted), 'inconclusive: control-alike (2)'],
  [signatureAccepted(corrupt, sampleRefusal(400, 'WrongRequestFormat')), 'inconclusive: request-refused-otherwise (2)'],
  'signedOutcome knows each class by which a signature is refused',
  [
    signatureClasses.toSorted().join(' '),
    'ExpiresAtInvalid MissingExpiresAt MissingSignature PublicKeyNotProvided RequestExpired SignatureNotMatch',
  ],
  'signatureRefused is refused though it is right, where nothing else is the reason',
  [signatureRefused(corrupt, sampleRefusal(406, 'PublicKeyNotProvided')), 'held: refused (2)'],
  [signatureRefused(corrupt, accepted), 'broken: accepted: 200 with 0 rows (2)'],
  [signatureRefused(accepted, accepted), 'inconclusive: control-alike (2)'],
  [signatureRefused(corrupt, sampleRefusal(400, 'ClientPending')), 'inconclusive: request-refused-otherwise (2)'],
)

const success = sampleData({ id: '1' })
const restricted = sampleRefusal(400, 'ClientRestricted')
const full = sampleRefusal(400, 'LoginLimitReached')
const pending = sampleRefusal(400, 'ClientPending')
const stops = (before: number, ...answers: Array<typeof success>) => limitStops({ before, answers }, 2)

cases(
  'a client is stopped for its status with its class, at the latest by the last request',
  [lastRefusedAs([success, restricted], ['ClientRestricted']), 'held: refused (2)'],
  [lastRefusedAs([pending], ['ClientRestricted']), 'broken: 400 ClientPending at error_class'],
  [lastRefusedAs([], ['ClientRestricted']), 'inconclusive: nothing-sent (0)'],
  'refusals name the status, and no refusal is only noted',
  [refusalsNameStatus([success, restricted], ['ClientRestricted']), 'held: holds-for'],
  [refusalsNameStatus([success, restricted], ['ClientPending']), 'broken: 400 ClientRestricted at error_class'],
  [refusalsNameStatus([success], ['ClientPending']), 'noted: nothing-to-check'],
  'a limit holds where it stops at or before its number, and is broken by one login more and by a wrong class',
  [stops(0, success, success, full), 'held: refused'],
  [stops(0, success, success, success), 'broken: 3 logins made, the last request answered 200 with data'],
  [stops(1, sampleExchange(400, {})), 'broken: 400 without an error class at error_class'],
  'a limit that was not reached, or hidden by another refusal, proves nothing',
  [stops(0), 'inconclusive: nothing-sent (0)'],
  [stops(0, success), 'inconclusive: too-few'],
  [stops(1, sampleRefusal(429, 'RateLimitExceeded')), 'inconclusive: request-refused-otherwise'],
  [stops(0, restricted), 'inconclusive: request-refused-otherwise'],
  [stops(0, sampleTransportError()), 'inconclusive: transport-error'],
  'a login is accepted within the limit, and a limit used up proves nothing',
  [acceptedWithinLimit(success, success), 'held: request-accepted (2)'],
  [acceptedWithinLimit(success, full), 'untested: target-crowded'],
)
