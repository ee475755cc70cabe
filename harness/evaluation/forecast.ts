import { requestsInOrder } from './by-power.ts'
import { msAt } from './figures.ts'
import type { CheckIn } from './plan.ts'
import { keyOfCheck } from '../run/shard.ts'
import type { Check } from './read-checks.ts'
import type { TimeTaken } from './time-taken.ts'

/** The used part of the workers' time: at times all wait for the clock or for a common set-up. Measured: 0.6 to 1. */
const used = 0.7

/** The estimate for a check. */
interface CheckForeseen extends TimeTaken {
  requests: number
  turn: Check['turn']
}

/** The estimate for a run. */
export interface Forecast {
  checks: number
  requests: number
  /** The average time of a request so far. */
  roundTripMs: number
  /** The limit of requests per second; null for no limit. */
  pace: number | null
  /** The checks that can run, by `keyOfCheck`. */
  foreseen: ReadonlyMap<string, CheckForeseen>
}

/**
 * The duration of checks: the sum of what each adds, but at least the time of a group or of all requests at the pace.
 * Checks that run alone come after the others. A long check does not delay the others, because its requests to many
 * routes run in parallel.
 */
export function secondsOf(checks: readonly CheckForeseen[], pace: number | null): number {
  const [alone = [], beside = []] = [true, false].map((isAlone) => checks.filter((one) => isAloneFor(one) === isAlone))
  const inGroups = beside.flatMap((one) => one.turn.groups.map((group) => ({ ...one, group })))
  const inTurn = [...Map.groupBy(inGroups, ({ group }) => group).values()]
  const longestMs = Math.max(0, ...inTurn.map((some) => sum(some, 'ms')))
  const seconds = (sum(alone, 'addsMs') + Math.max(sum(beside, 'addsMs'), longestMs)) / 1000
  return Math.max(seconds, pace === null ? 0 : sum(checks, 'requests') / pace)
}

function isAloneFor({ turn }: Pick<CheckForeseen, 'turn'>): boolean {
  return turn.alone && !turn.changes
}

function sum(checks: readonly CheckForeseen[], what: 'ms' | 'addsMs' | 'requests'): number {
  return checks.reduce((all, one) => all + one[what], 0)
}

/**
 * The estimate for these checks: the time of the last run at this target, else that of their requests and of Assay's
 * own work with this many workers. Checks that cannot run take no time.
 */
export function forecast(
  checks: readonly CheckIn[],
  {
    cases,
    roundTripMs,
    pace,
    together,
    took,
    canRun = () => true,
  }: {
    cases: number
    roundTripMs: number
    pace: number | null
    together: number
    took?: ReadonlyMap<string, TimeTaken> | undefined
    canRun?: (one: CheckIn) => boolean
  },
): Forecast {
  const sharing = Math.max(1, together * used)
  const foreseen = new Map(
    requestsInOrder(checks.filter(canRun), cases).map(([one, requests]) => {
      const key = keyOfCheck(one.interface, one.check.name)
      const { turn } = one.check
      const ms = msAt(one, cases, roundTripMs)
      const taken = took?.get(key) ?? { ms, addsMs: isAloneFor({ turn }) ? ms : ms / sharing }
      return [key, { ...taken, requests, turn }]
    }),
  )
  const requests = Math.round(sum([...foreseen.values()], 'requests'))
  return { checks: checks.length, requests, roundTripMs, pace, foreseen }
}
