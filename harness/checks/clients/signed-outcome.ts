import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'

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
 * Whether a well-signed request was let through. `corrupt` is a request with a corrupt signature: a target that accepts
 * that one verifies nothing, and its acceptance proves nothing. A refusal for another reason than the signature tells
 * nothing about the signature.
 */
export function signatureAccepted(corrupt: Exchange, answer: Exchange): Judgement {
  const evidence = [corrupt, answer]
  const trouble = transportErrorIn(evidence)
  if (trouble) return trouble
  const got = outcomeOf(answer)
  const errorClass = errorClassOf(answer) ?? ''
  if (!isSuccess(answer) && signatureClasses.includes(errorClass)) {
    const difference = { wanted: 'acceptance of a signature over the exact bytes sent', got, place: 'error_class' }
    return broken('A well-signed request was refused for its signature.', difference, evidence)
  }
  if (!isSuccess(answer)) return inconclusive(`The request was refused for another reason (${got}).`, evidence)
  if (isSuccess(corrupt))
    return inconclusive('The target accepts a corrupt signature too, so that acceptance proves nothing.', evidence)
  return held(`Accepted: ${got}; a corrupt signature is refused.`, evidence)
}
