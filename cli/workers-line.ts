import type { WorkersChosen } from '../core/workers-chosen.ts'
import { count } from '../harness/reasons/count.ts'

/** A line about the number of concurrent checks and its reason. */
export function workersLine({ workers, roundTripMs }: WorkersChosen): string {
  const why =
    roundTripMs === 0 ? 'how long an answer takes is not known' : `an answer takes ${count(roundTripMs, 'millisecond')}`
  return `${count(workers, 'check')} at a time: ${why}. --workers or pacing.workers says another number; a higher one saves time where fetches are slow.`
}
