// Further behind, the clock was put back in the middle of a run, and is right.
const mostBehindMs = 1000

/**
 * The moment of what follows `previous` in a run: now, but `leastMs` after it at least. Stages here may take no time, and
 * equal times would hide their order.
 */
export function momentAfter(previous: string | undefined, now: string, leastMs: number): string {
  if (previous === undefined) return now
  const earliestMs = Date.parse(previous) + leastMs
  const behindMs = earliestMs - Date.parse(now)
  return behindMs > 0 && behindMs < mostBehindMs ? new Date(earliestMs).toISOString() : now
}
