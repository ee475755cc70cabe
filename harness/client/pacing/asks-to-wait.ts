import type { ReceivedAnswer } from '../../../core/exchange.ts'

const classes = new Set<unknown>(['RateLimitExceeded', 'TooManyRequests'])

/**
 * Whether a target asks to try again later: by status 429, or by an error class whose status the documents do not state
 * for every version. Source: Account information / Errors.
 */
export function asksToWait({ status, json }: Pick<ReceivedAnswer, 'status' | 'json'>): boolean {
  if (status === 429) return true
  if (status < 400 || status > 499 || typeof json !== 'object' || json === null) return false
  const { error_class, error } = json as { error_class?: unknown; error?: unknown }
  const inner = typeof error === 'object' && error !== null ? (error as { class?: unknown }).class : undefined
  return classes.has(error_class) || classes.has(inner)
}
