import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { signatureAccepted, signatureClasses } from './signed-outcome.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const success = sampleExchange(200, { data: [] })
const corrupt = sampleRefusal(400, 'SignatureNotMatch')

it('holds where the good signature passes and the corrupt one does not', () => {
  assert.equal(
    inOneLine(signatureAccepted(corrupt, success)),
    'held: right-signature-accepted {"outcome":"200 with 0 rows"}; 2 exchanges',
  )
})

it('is broken where the good signature is refused, whatever becomes of the corrupt one', () => {
  assert.equal(
    inOneLine(signatureAccepted(corrupt, corrupt)),
    'broken: right-signature-refused {"outcome":"400 SignatureNotMatch"}; wanted acceptance of a signature over the exact bytes sent, got 400 SignatureNotMatch at error_class; 2 exchanges',
  )
  assert.equal(
    inOneLine(signatureAccepted(success, sampleRefusal(400, 'RequestExpired'))),
    'broken: right-signature-refused {"outcome":"400 RequestExpired"}; wanted acceptance of a signature over the exact bytes sent, got 400 RequestExpired at error_class; 2 exchanges',
  )
})

it('proves nothing where signatures are ignored, or the refusal is about something else', () => {
  assert.equal(inOneLine(signatureAccepted(success, success)), 'inconclusive: corrupt-signature-accepted; 2 exchanges')
  assert.equal(
    inOneLine(signatureAccepted(corrupt, sampleRefusal(400, 'WrongRequestFormat'))),
    'inconclusive: request-refused-otherwise {"outcome":"400 WrongRequestFormat"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(signatureAccepted(corrupt, sampleTransportError())),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
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
  assert.equal(
    inOneLine(signatureAccepted(corrupt, sampleExchange(400, {}))),
    'inconclusive: request-refused-otherwise {"outcome":"400 without an error class"}; 2 exchanges',
  )
})
