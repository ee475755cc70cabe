import type { Exchange } from '../../core/exchange.ts'

/** Whether the request succeeded. */
export function succeeded({ answer }: Exchange): boolean {
  return answer !== undefined && answer.status >= 200 && answer.status <= 299
}

/** The error class of an answer, flat or nested; undefined where it names none that looks like one. */
export function classOf({ answer }: Exchange): string | undefined {
  const body = answer?.json as { error_class?: unknown; error?: { class?: unknown } | null } | null | undefined
  const name = body?.error_class ?? body?.error?.class
  return typeof name === 'string' && /^[A-Za-z]{2,60}$/.test(name) ? name : undefined
}

/** What came of a request, in a few words that repeat nothing else of the answer. */
export function outcomeOf(exchange: Exchange): string {
  const { answer, trouble } = exchange
  if (!answer) return `no answer (${trouble?.code ?? 'TARGET_UNREACHABLE'})`
  const name = classOf(exchange)
  if (name) return `${name} with status ${answer.status}`
  return answer.json === undefined ? `status ${answer.status} and no JSON` : `status ${answer.status}`
}

/** The `data` of a JSON answer as a list, or undefined. */
export function rowsOf(exchange: Exchange): Array<Record<string, unknown>> | undefined {
  const data = dataOf(exchange)
  return Array.isArray(data) ? (data as Array<Record<string, unknown>>) : undefined
}

/** The `data` of a JSON answer, or undefined. */
export function dataOf({ answer }: Exchange): unknown {
  return (answer?.json as { data?: unknown } | null | undefined)?.data
}
