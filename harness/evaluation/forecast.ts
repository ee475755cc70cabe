import { byPower } from './by-power.ts'
import { msAt } from './figures.ts'
import type { CheckIn } from './plan.ts'
import { keyOfCheck } from '../run/shard.ts'
import type { Check } from './read-checks.ts'
import type { TimeTaken } from './time-taken.ts'

/** How much of the turns is used: at times all wait for the clock, or for what one of them makes. Measured: 0.6 to 1. */
const used = 0.7

/** About what a check will take. */
export interface CheckForeseen extends TimeTaken {
  requests: number
  turn: Check['turn']
}

/** About what a run will take. */
export interface Forecast {
  checks: number
  requests: number
  /** What one request took so far, from end to end. */
  roundTripMs: number
  /** Requests per second at most; null for any number. */
  pace: number | null
  /** The checks that can run, by the keys that `keyOfCheck` gives. */
  foreseen: ReadonlyMap<string, CheckForeseen>
}

/**
 * How long checks take: what all add, but no less than those that share a group, or than all requests at the pace. What is alone
 * comes after the others. A long check need not keep the others waiting: what it sends to many routes goes on side by side.
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
 * About what these checks will take: each what it took in the last run at this target, or else the time of its requests and of
 * Assay's own work, with so many at a time. Those that cannot run take nothing.
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
    byPower(checks.filter(canRun), cases).map(({ one, requests }) => {
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
