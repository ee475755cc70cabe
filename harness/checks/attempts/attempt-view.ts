import type { Exchange } from '../../../core/exchange.ts'

/** What a login's answer shows of its newest attempt. */
export interface AttemptView {
  id: string | undefined
  finished: boolean
  failed: boolean
  failErrorClass: string | undefined
  /** Name of the last stage, where the answer shows one. */
  stage: string | undefined
  /** Milliseconds until it came to that stage, by the target's own times, or up to a second more; absent where it shows none. */
  tookMs?: number
  /** The answer in which it was seen. */
  exchange: Exchange
}

type Fields = Record<string, unknown>

/** Reads the newest attempt from an answer that shows a login; undefined when it shows none. */
export function attemptIn(exchange: Exchange): AttemptView | undefined {
  const data = (exchange.answer?.json as { data?: Fields } | undefined)?.data
  const attempt = data?.['last_attempt'] as Fields | null | undefined
  if (typeof attempt !== 'object' || attempt === null) return undefined
  const stages = Array.isArray(attempt['stages']) ? (attempt['stages'] as Fields[]) : []
  const stage = (attempt['last_stage'] as Fields | null | undefined) ?? stages.at(-1)
  const failed = typeof attempt['fail_at'] === 'string' || typeof attempt['fail_error_class'] === 'string'
  return {
    id: attempt['id'] === undefined ? undefined : String(attempt['id']),
    finished: attempt['finished'] === true || failed || stage?.['name'] === 'finish',
    failed,
    failErrorClass: typeof attempt['fail_error_class'] === 'string' ? attempt['fail_error_class'] : undefined,
    stage: typeof stage?.['name'] === 'string' ? stage['name'] : undefined,
    ...tookIn(attempt, stage),
    exchange,
  }
}

function tookIn(attempt: Fields, stage: Fields | null | undefined): Pick<AttemptView, 'tookMs'> {
  const [from = NaN, to = NaN] = [attempt, stage].map((one) => Date.parse(String(one?.['created_at'])))
  // Many targets write whole seconds.
  const tookMs = to - from + (from % 1000 === 0 && to % 1000 === 0 ? 1000 : 0)
  return tookMs >= 0 ? { tookMs } : {}
}
