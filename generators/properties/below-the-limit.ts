import { isLimited, type RouteTrial } from '../../harness/checks/rate-limits/moments.ts'
import { servedBelowLimit } from '../../harness/checks/rate-limits/served-below-limit.ts'
import { schedule, scheduleEdges, scheduledPerSecond } from '../arbitraries/schedule.ts'
import type { Property } from '../explore.ts'

/** A schedule takes two seconds to send. */
const mostCases = 2

/** Sends a schedule to routes that have a limit. */
type SendSchedule = (startsSeconds: number[]) => Promise<RouteTrial[]>

/**
 * However requests lie in time, none is limited while no second holds more than the limit. A case is a schedule, several at
 * each moment where the limit of a route allows more. Source: Limits of the second document.
 */
export function belowTheLimit(send: SendSchedule): Property<number[]> {
  return {
    arbitrary: schedule(scheduledPerSecond),
    edges: scheduleEdges(scheduledPerSecond),
    mostCases,
    holds: async (startsSeconds) => {
      const trials = await send(startsSeconds)
      const limited = trials.flatMap(({ exchanges }) => exchanges).filter(isLimited).length
      const outcome = limited > 0 ? '429' : 'served'
      return { label: outcome, outcome, judgement: servedBelowLimit(trials, 'any') }
    },
    show: (starts) => `requests after ${starts.map((start) => start.toFixed(2)).join(', ')} seconds`,
  }
}
