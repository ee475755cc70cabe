import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf } from '../answers/answer.ts'
import { defectAccepted } from '../answers/refused-as.ts'
import { nothingShows } from '../answers/nothing-in.ts'

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
export function signatureRefused(corrupt: Exchange, answer: Exchange): Judgement {
  const evidence = [corrupt, answer]
  const outcome = outcomeOf(answer)
  if (isSuccess(answer)) {
    if (isSuccess(corrupt)) return verifiesNothing(evidence)
    return defectAccepted('a refusal of the signature', answer, evidence)
  }
  if (signatureClasses.includes(errorClassOf(answer) ?? '')) return held(because('refused', { outcome }), evidence)
  return inconclusive(because('request-refused-otherwise', { outcome }), evidence)
}

/**
 * Whether a request with a right signature was accepted. `corrupt` is a request with a corrupt signature: a target that
 * accepts that one verifies nothing, and its acceptance proves nothing. A refusal for another reason than the signature
 * says nothing about the signature.
 */
export function signatureAccepted(corrupt: Exchange, answer: Exchange): Judgement {
  const evidence = [corrupt, answer]
  const outcome = outcomeOf(answer)
  const errorClass = errorClassOf(answer) ?? ''
  if (!isSuccess(answer) && signatureClasses.includes(errorClass)) {
    const wanted = 'acceptance of a signature over the exact bytes sent'
    return differs({ wanted, got: outcome, place: 'error_class' }, evidence)
  }
  if (!isSuccess(answer)) return inconclusive(because('request-refused-otherwise', { outcome }), evidence)
  if (isSuccess(corrupt)) return verifiesNothing(evidence)
  return holds(evidence)
}

function verifiesNothing(evidence: Exchange[]): Judgement {
  const why = 'The target accepts a corrupt signature too'
  return nothingShows(why, evidence, 'whether it looks at signatures')
}
