import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { signatureAccepted, signatureClasses, signatureRefused } from './signed-outcome.ts'

const success = sampleData([])
const corrupt = sampleRefusal(400, 'SignatureNotMatch')

cases(
  'holds where the good signature passes and the corrupt one does not',
  [signatureAccepted(corrupt, success), 'held: holds (2)'],
  'is broken where the good signature is refused, whatever becomes of the corrupt one',
  [signatureAccepted(corrupt, corrupt), 'broken: 400 SignatureNotMatch at error_class (2)'],
  [signatureAccepted(success, sampleRefusal(400, 'RequestExpired')), 'broken: 400 RequestExpired at error_class (2)'],
  'proves nothing where signatures are ignored, or the refusal is about something else',
  [signatureAccepted(success, success), 'inconclusive: nothing-shows (2)'],
  [signatureAccepted(corrupt, sampleRefusal(400, 'WrongRequestFormat')), 'inconclusive: request-refused-otherwise (2)'],
  [signatureAccepted(corrupt, sampleTransportError()), 'inconclusive: transport-error'],
  'knows each class by which a signature is refused',
  [
    signatureClasses.toSorted(),
    [
      'ExpiresAtInvalid',
      'MissingExpiresAt',
      'MissingSignature',
      'PublicKeyNotProvided',
      'RequestExpired',
      'SignatureNotMatch',
    ],
  ],
  [signatureAccepted(corrupt, sampleExchange(400, {})), 'inconclusive: request-refused-otherwise (2)'],
  'is refused though it is right, where nothing else is the reason',
  [signatureRefused(corrupt, sampleRefusal(406, 'PublicKeyNotProvided')), 'held: refused (2)'],
  [signatureRefused(corrupt, success), 'broken: accepted: 200 with 0 rows (2)'],
  [signatureRefused(success, success), 'inconclusive: nothing-shows (2)'],
  [signatureRefused(corrupt, sampleRefusal(400, 'ClientPending')), 'inconclusive: request-refused-otherwise (2)'],
)
