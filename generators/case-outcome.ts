import { errorClassOf, isSuccess } from '../harness/checks/answers/answer.ts'
import type { Exchange } from '../core/exchange.ts'

/** The outcome of a generated request, for counting: `accepted`, the error class, or the transport error. */
export function caseOutcome(exchange: Exchange | undefined): string {
  if (!exchange?.answer) return exchange?.trouble?.code ?? 'no answer'
  return isSuccess(exchange) ? 'accepted' : (errorClassOf(exchange) ?? `${exchange.answer.status} without a class`)
}
