import { type Figures, figuresOf } from './figures.ts'
import type { CheckIn } from './plan.ts'
import { keyOfCheck } from '../run/shard.ts'
import type { Check } from './read-checks.ts'
import type { TimeTaken } from './time-taken.ts'

/** The step of every property, by which it is known. */
const everyCase = 'the rule holds for every case'
/** Of a check that is newer than the figures, and of a case of one. */
const unknownCheck: Figures = [5, 20, 5]
const unknownCase: Figures = [1.5, 1, 1.5]
/** How long the embedded sandbox takes for an answer. */
const embeddedMs = 0.5
const usualCases = 10
/** How much of the turns is used: at times all wait for the clock, or for what one of them makes. Measured: 0.6 to 1. */
const used = 0.75

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

/** Whether a check tries generated cases. */
export function isProperty({ steps }: Pick<Check, 'steps'>): boolean {
  return steps.some(({ text }) => text === everyCase)
}

/** About how many requests a check takes, from what it took at the sandbox. */
export function requestsOf(one: CheckIn, cases: number): number {
  return takenBy(one, cases).requests
}

/** About how many milliseconds a check takes on the embedded sandbox, with the usual number of cases. */
export function msOf(one: CheckIn): number {
  return msAt(one, usualCases, embeddedMs)
}

/** The same at a target that takes so long for an answer. */
export function msAt(one: CheckIn, cases: number, roundTripMs: number): number {
  const { ms, trips } = takenBy(one, cases)
  return ms + trips * roundTripMs
}

function takenBy({ interface: name, check }: CheckIn, cases: number): { requests: number; ms: number; trips: number } {
  const times = isProperty(check) ? cases : 1
  const [requests, ms, trips] = figuresOf(name, check.name) ?? (isProperty(check) ? unknownCase : unknownCheck)
  return { requests: times * requests, ms: times * ms, trips: times * trips }
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
    checks.filter(canRun).map((one) => {
      const key = keyOfCheck(one.interface, one.check.name)
      const { turn } = one.check
      const ms = msAt(one, cases, roundTripMs)
      const taken = took?.get(key) ?? { ms, addsMs: isAloneFor({ turn }) ? ms : ms / sharing }
      return [key, { ...taken, requests: requestsOf(one, cases), turn }]
    }),
  )
  const requests = Math.round(sum([...foreseen.values()], 'requests'))
  return { checks: checks.length, requests, roundTripMs, pace, foreseen }
}
