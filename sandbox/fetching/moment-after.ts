import { remembering } from '../basics/remembering.ts'

// Further behind, the clock was put back in the middle of a run, and is right.
const mostBehindMs = 1000

/** The milliseconds of the moments met last: the start of a sandbox meets each of them again and again. */
const known = remembering<number>(100)

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
  return known(moment, () => Date.parse(moment))
}
