import { errorClassOf, isSuccess, messageOf } from '../checks/answers/answer.ts'
import { codesOf } from '../checks/answers/messages.ts'
import type { Exchange } from '../../core/exchange.ts'

/** How a target refused, in its own words. */
export interface ContractRefusal {
  /** The error class, or the codes of open finance. */
  errorClass: string
  /** Empty where it gave none. */
  message: string
}

/** What a target said where it refused with an error class or a code; undefined where it did not. */
export function refusalOf(exchange: Exchange): ContractRefusal | undefined {
  if (isSuccess(exchange)) return undefined
  const errorClass = errorClassOf(exchange) ?? codesOf(exchange).join(', ')
  return errorClass === '' ? undefined : { errorClass, message: messageOf(exchange) }
}

/** Classes of refusals that only a signature can have brought about. Source: Account information / Errors. */
const classes = new Set([
  'SignatureNotMatch',
  'RequestExpired',
  'ExpiresAtInvalid',
  'MissingExpiresAt',
  'MissingSignature',
])

/**
 * The class with which a request was refused for the signature that Assay put on it; undefined where it was not. That is
 * no answer to the consumer's request.
 */
export function refusedSignature(exchange: Exchange): string | undefined {
  const found = isSuccess(exchange) ? undefined : errorClassOf(exchange)
  return found !== undefined && classes.has(found) ? found : undefined
}
