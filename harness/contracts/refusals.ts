import { errorClassOf, isSuccess, messageOf } from '../checks/answers/answer.ts'
import { codesOf } from '../checks/answers/messages.ts'
import type { Exchange } from '../../core/exchange.ts'

/** A refusal in the target's words. */
interface ContractRefusal {
  /** The error class, or the codes of open finance. */
  errorClass: string
  /** Empty where the target gave none. */
  message: string
}

/** The refusal in an exchange; undefined where it has no error class or code. */
export function refusalOf(exchange: Exchange): ContractRefusal | undefined {
  if (isSuccess(exchange)) return undefined
  const errorClass = errorClassOf(exchange) ?? codesOf(exchange).join(', ')
  return errorClass === '' ? undefined : { errorClass, message: messageOf(exchange) }
}

/** Error classes that only a signature can cause. Source: Account information / Errors. */
const classes = new Set([
  'SignatureNotMatch',
  'RequestExpired',
  'ExpiresAtInvalid',
  'MissingExpiresAt',
  'MissingSignature',
])

/** The class with which a target refused Assay's signature; undefined where it did not. Such an answer does not answer the consumer's request. */
export function refusedSignature(exchange: Exchange): string | undefined {
  const found = isSuccess(exchange) ? undefined : errorClassOf(exchange)
  return found !== undefined && classes.has(found) ? found : undefined
}
