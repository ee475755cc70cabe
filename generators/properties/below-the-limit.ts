import { isLimited, type RouteTrial } from '../../harness/checks/rate-limits/moments.ts'
import { servedBelowLimit } from '../../harness/checks/rate-limits/served-below-limit.ts'
import { schedule, scheduleEdges, scheduledPerSecond } from '../arbitraries/schedule.ts'
import type { Property } from '../explore.ts'

/** A schedule takes two seconds to send, and all routes are sent it at once. */
const mostCases = 2

/** Sends a schedule to every route that has a limit, or to one of each limit. */
type SendSchedule = (startsSeconds: number[], to: 'every route' | 'one of each limit') => Promise<RouteTrial[]>

/**
 * However requests lie in time, none is limited while no second holds more than the limit. A case is a schedule, several at
 * each moment where the limit of a route allows more. The edge is sent to every route; one that was drawn to one route of
 * each limit, since the documents give one limit for a group of routes. Source: Limits of the second document.
 */
export function belowTheLimit(send: SendSchedule): Property<number[]> {
  const edges = scheduleEdges(scheduledPerSecond)
  const isEdge = (starts: number[]) => edges.some((edge) => edge.join() === starts.join())
  return {
    arbitrary: schedule(scheduledPerSecond),
    edges,
    mostCases,
    holds: async (startsSeconds) => {
      const trials = await send(startsSeconds, isEdge(startsSeconds) ? 'every route' : 'one of each limit')
      const limited = trials.flatMap(({ exchanges }) => exchanges).filter(isLimited).length
      const outcome = limited > 0 ? '429' : 'served'
      return { label: outcome, outcome, judgement: servedBelowLimit(trials, 'any') }
    },
    show: (starts) => `requests after ${starts.map((start) => start.toFixed(2)).join(', ')} seconds`,
  }
}
