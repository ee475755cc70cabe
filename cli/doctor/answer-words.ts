import type { Exchange } from '../../core/exchange.ts'

/** The error class of an answer, flat or nested; undefined when there is none. */
export function classOf({ answer }: Exchange): string | undefined {
  const body = answer?.json as { error_class?: unknown; error?: { class?: unknown } | null } | null | undefined
  const name = body?.error_class ?? body?.error?.class
  return typeof name === 'string' && /^[A-Za-z]{2,60}$/.test(name) ? name : undefined
}

/** The result of a request in a few words. It repeats nothing else of the answer. */
export function outcomeOf(exchange: Exchange): string {
  const { answer, trouble } = exchange
  if (!answer) return `no answer (${trouble?.code ?? 'TARGET_UNREACHABLE'})`
  const name = classOf(exchange)
  if (name) return `${name} with status ${answer.status}`
  return answer.json === undefined ? `status ${answer.status} and no JSON` : `status ${answer.status}`
}
