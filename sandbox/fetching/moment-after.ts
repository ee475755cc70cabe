// Further behind, the clock was put back in the middle of a run, and is right.
const mostBehindMs = 1000

const mostKnown = 100

/** The milliseconds of the moments met last: the start of a sandbox meets each of them again and again. */
const known = new Map<string, number>()

/**
 * The moment of what follows `previous` in a run: now, but `leastMs` after it at least. Stages here may take no time, and
 * equal times would hide their order.
 */
export function momentAfter(previous: string | undefined, now: string, leastMs: number): string {
  if (previous === undefined) return now
  const earliestMs = msOf(previous) + leastMs
  const behindMs = earliestMs - msOf(now)
  return behindMs > 0 && behindMs < mostBehindMs ? new Date(earliestMs).toISOString() : now
}

function msOf(moment: string): number {
  const ms = known.get(moment) ?? Date.parse(moment)
  if (known.size >= mostKnown) known.clear()
  known.set(moment, ms)
  return ms
}
