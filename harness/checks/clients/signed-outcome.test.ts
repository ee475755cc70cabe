import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { signatureAccepted, signatureClasses, signatureRefused } from './signed-outcome.ts'
import { says } from '../answers/in-one-line.ts'

const success = sampleData([])
const corrupt = sampleRefusal(400, 'SignatureNotMatch')

it('holds where the good signature passes and the corrupt one does not', () =>
  says(signatureAccepted(corrupt, success), 'held: holds (2)'))

it('is broken where the good signature is refused, whatever becomes of the corrupt one', () => {
  says(signatureAccepted(corrupt, corrupt), 'broken: 400 SignatureNotMatch at error_class (2)')
  says(
    signatureAccepted(success, sampleRefusal(400, 'RequestExpired')),
    'broken: 400 RequestExpired at error_class (2)',
  )
})

it('proves nothing where signatures are ignored, or the refusal is about something else', () => {
  says(signatureAccepted(success, success), 'inconclusive: corrupt-signature-accepted (2)')
  says(
    signatureAccepted(corrupt, sampleRefusal(400, 'WrongRequestFormat')),
    'inconclusive: request-refused-otherwise (2)',
  )
  says(signatureAccepted(corrupt, sampleTransportError()), 'inconclusive: transport-error')
})

it('knows each class by which a signature is refused', () => {
  assert.deepEqual(signatureClasses.toSorted(), [
    'ExpiresAtInvalid',
    'MissingExpiresAt',
    'MissingSignature',
    'PublicKeyNotProvided',
    'RequestExpired',
    'SignatureNotMatch',
  ])
  says(signatureAccepted(corrupt, sampleExchange(400, {})), 'inconclusive: request-refused-otherwise (2)')
})

it('is refused though it is right, where nothing else is the reason', () => {
  says(signatureRefused(corrupt, sampleRefusal(406, 'PublicKeyNotProvided')), 'held: request-refused (2)')
  says(signatureRefused(corrupt, success), 'broken: accepted: 200 with 0 rows (2)')
  says(signatureRefused(success, success), 'inconclusive: corrupt-signature-accepted (2)')
  says(signatureRefused(corrupt, sampleRefusal(400, 'ClientPending')), 'inconclusive: request-refused-otherwise (2)')
})
