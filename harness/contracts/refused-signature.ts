import { errorClassOf, isSuccess } from '../checks/answers/answer.ts'
import type { Exchange } from '../../core/exchange.ts'

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
