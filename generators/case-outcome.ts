import { errorClassOf, isSuccess } from '../harness/checks/answers/answer.ts'
import type { Exchange } from '../core/exchange.ts'

/** What came of a generated request, for counting: `accepted`, the class of the refusal, or the transport error on the way. */
export function caseOutcome(exchange: Exchange | undefined): string {
  if (!exchange?.answer) return exchange?.trouble?.code ?? 'no answer'
  return isSuccess(exchange) ? 'accepted' : (errorClassOf(exchange) ?? `${exchange.answer.status} without a class`)
}
