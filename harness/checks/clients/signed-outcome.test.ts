import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { signatureAccepted } from './signed-outcome.ts'

const success = sampleExchange(200, { data: [] })
const corrupt = sampleRefusal(400, 'SignatureNotMatch')

it('holds where the good signature passes and the corrupt one does not', () => {
  assert.equal(signatureAccepted(corrupt, success).finding, 'held')
})

it('is broken where the good signature is refused, whatever becomes of the corrupt one', () => {
  assert.equal(signatureAccepted(corrupt, corrupt).finding, 'broken')
  assert.equal(signatureAccepted(success, sampleRefusal(400, 'RequestExpired')).finding, 'broken')
})

it('proves nothing where signatures are ignored, or the refusal is about something else', () => {
  assert.equal(signatureAccepted(success, success).finding, 'inconclusive')
  assert.equal(signatureAccepted(corrupt, sampleRefusal(400, 'WrongRequestFormat')).finding, 'inconclusive')
  assert.equal(signatureAccepted(corrupt, sampleTransportError()).finding, 'inconclusive')
})
