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
