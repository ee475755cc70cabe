import type { Exchange } from '../../../../core/exchange.ts'

export const times = (count: number, one: Exchange) => Array.from({ length: count }, () => one)

/** The exchanges with so many milliseconds from one sending to the next, each answered in 2. */
export function apart(ms: number, exchanges: Exchange[], from = 0): Exchange[] {
  const first = Date.parse('2026-01-01T00:00:00Z') + from
  return exchanges.map((one, at) => ({ ...one, at: new Date(first + at * ms).toISOString(), durationMs: 2 }))
}
