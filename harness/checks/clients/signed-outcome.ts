import { check } from '../answers/check.ts'
import { demand } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf } from '../answers/answer.ts'
import { defectAccepted } from '../answers/refused-as.ts'

/** The classes by which a signature is refused. Source: Account information / Authentication, 5; Errors. */
export const signatureClasses = [
  'MissingExpiresAt',
  'ExpiresAtInvalid',
  'RequestExpired',
  'MissingSignature',
  'SignatureNotMatch',
  'PublicKeyNotProvided',
]

/**
 * Whether a signature counts for nothing, though it is right by its key, such as one that is too short to be registered.
 * `corrupt` is the request with a corrupt signature, as in `signatureAccepted`.
 */
export const signatureRefused = check((corrupt: Exchange, answer: Exchange) => {
  const evidence = [corrupt, answer]
  const outcome = outcomeOf(answer)
  if (isSuccess(answer)) {
    demandVerified(corrupt)
    return defectAccepted('a refusal of the signature', answer, evidence)
  }
  const isOfSignature = signatureClasses.includes(errorClassOf(answer) ?? '')
  demand(isOfSignature, because('request-refused-otherwise', { outcome }))
  return held(because('refused', { outcome }), evidence)
})

/**
 * Whether a request with a right signature was accepted. `corrupt` is a request with a corrupt signature: a target that
 * accepts that one verifies nothing, and its acceptance proves nothing. A refusal for another reason than the signature
 * says nothing about the signature.
 */
export const signatureAccepted = check((corrupt: Exchange, answer: Exchange) => {
  const evidence = [corrupt, answer]
  const outcome = outcomeOf(answer)
  const errorClass = errorClassOf(answer) ?? ''
  if (!isSuccess(answer) && signatureClasses.includes(errorClass)) {
    const wanted = 'acceptance of a signature over the exact bytes sent'
    return differs({ wanted, got: outcome, place: 'error_class' }, evidence)
  }
  demand(isSuccess(answer), because('request-refused-otherwise', { outcome }))
  demandVerified(corrupt)
  return holds(evidence)
})

function demandVerified(corrupt: Exchange): void {
  demand(!isSuccess(corrupt), because('control-alike', { did: 'accepted', outcome: outcomeOf(corrupt) }))
}
