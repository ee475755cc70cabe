import { remembering } from '../basics/remembering.ts'

// A larger gap means that the clock was moved back during the run.
const mostBehindMs = 1000

/** The milliseconds of recent times: the start of a sandbox parses each again and again. */
const known = remembering<number>(100)

/**
 * The next time of a run: now, but at least `leastMs` after `previous`. Stages here may take no time, and equal times
 * would hide their order.
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
