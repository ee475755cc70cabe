import { type Figures, figuresOf } from './figures.ts'
import type { CheckIn } from './plan.ts'
import { type Durations, keyOfCheck } from '../run/shard.ts'
import type { Check } from './read-checks.ts'

/** The step of every property, by which it is known. */
const everyCase = 'the rule holds for every case'
/** Of a check that is newer than the figures, and of a case of one. */
const unknownCheck: Figures = [5, 20, 5]
const unknownCase: Figures = [1.5, 1, 1.5]
/** How long the embedded sandbox takes for an answer. */
const embeddedMs = 0.5
const usualCases = 10

/** About what a run will take. */
export interface Forecast {
  checks: number
  requests: number
  /** What one request took so far, from end to end. */
  roundTripMs: number
  seconds: number
  /** What each check adds to that, in milliseconds, by the keys that `keyOfCheck` gives. */
  shares: Durations
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

/** How long checks take so many at a time: no sooner than the longest, or than those that share a group; what is alone comes after. */
function msSideBySide(checks: ReadonlyArray<{ turn: Check['turn']; ms: number }>, together: number): number {
  const sumOf = (some: typeof checks) => some.reduce((sum, { ms }) => sum + ms, 0)
  const [alone = [], beside = []] = [true, false].map((isAlone) =>
    checks.filter(({ turn }) => (turn.alone && !turn.changes) === isAlone),
  )
  const inGroups = beside.flatMap((one) => one.turn.groups.map((group) => ({ group, one })))
  const groups = [...Map.groupBy(inGroups, ({ group }) => group).values()].map((own) =>
    sumOf(own.map(({ one }) => one)),
  )
  const longest = beside.reduce((most, { ms }) => Math.max(most, ms), Math.max(0, ...groups))
  return sumOf(alone) + Math.max(sumOf(beside) / together, longest)
}

/**
 * About what these checks will take: what they added to the time of a run at this target before, or else the time of their requests and of
 * Assay's own work. A check that cannot run takes none. A pace of null
 * is none; `together` is how many go on at a time.
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
    took?: Durations | undefined
    canRun?: (one: CheckIn) => boolean
  },
): Forecast {
  const open = checks.filter(canRun)
  const requests = Math.round(open.reduce((sum, one) => sum + requestsOf(one, cases), 0))
  const tookBefore = (one: CheckIn) => took?.get(keyOfCheck(one.interface, one.check.name))
  const knownMs = open.reduce((sum, one) => sum + (tookBefore(one) ?? 0), 0)
  const others = open
    .filter((one) => tookBefore(one) === undefined)
    .map((one) => ({ turn: one.check.turn, ms: msAt(one, cases, roundTripMs) }))
  const othersMs = msSideBySide(others, together)
  const shorter =
    othersMs /
    Math.max(
      1,
      others.reduce((sum, { ms }) => sum + ms, 0),
    )
  const shares = new Map(
    open.map((one) => [
      keyOfCheck(one.interface, one.check.name),
      tookBefore(one) ?? msAt(one, cases, roundTripMs) * shorter,
    ]),
  )
  const seconds = Math.max((knownMs + othersMs) / 1000, pace === null ? 0 : requests / pace)
  return { checks: checks.length, requests, roundTripMs, seconds, shares }
}
