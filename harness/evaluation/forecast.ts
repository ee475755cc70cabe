import { figures } from './figures.ts'
import type { CheckIn } from './plan.ts'
import { type Durations, keyOfCheck } from '../run/shard.ts'
import type { Check } from './read-checks.ts'

/** The step of every property, by which it is known. */
const everyCase = 'the rule holds for every case'
const unknownFeature = { perExample: 5, perCase: 1.5, ms: 20 }

/** About what a run will take. */
export interface Forecast {
  checks: number
  requests: number
  /** What one request took so far, from end to end. */
  roundTripMs: number
  /** Without the time that the target takes for its fetches. */
  seconds: number
}

/** Whether a check tries generated cases. */
export function isProperty({ steps }: Pick<Check, 'steps'>): boolean {
  return steps.some(({ text }) => text === everyCase)
}

/** About how many requests a check takes, from what checks of its feature took on the sandbox. */
export function requestsOf({ check }: Pick<CheckIn, 'check'>, cases: number): number {
  const { perExample, perCase } = figuresOf(check)
  return isProperty(check) ? cases * perCase : perExample
}

/** About how many milliseconds a check takes on the embedded sandbox, with the usual number of cases. */
export function msOf(check: Check): number {
  const { ms, waitingMs } = figuresOf(check)
  return (check.waits ? waitingMs : ms) ?? unknownFeature.ms
}

function figuresOf({ where }: Check): (typeof figures)[string] {
  return figures[where.replace(/:\d+$/, '')] ?? unknownFeature
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
 * Assay's own work. A pace of null is none; `together` is how many go on at a time.
 */
export function forecast(
  checks: readonly CheckIn[],
  {
    cases,
    roundTripMs,
    pace,
    together,
    took,
  }: { cases: number; roundTripMs: number; pace: number | null; together: number; took?: Durations | undefined },
): Forecast {
  const requests = Math.round(checks.reduce((sum, one) => sum + requestsOf(one, cases), 0))
  const tookBefore = (one: CheckIn) => took?.get(keyOfCheck(one.interface, one.check.name))
  const knownMs = checks.reduce((sum, one) => sum + (tookBefore(one) ?? 0), 0)
  const others = checks
    .filter((one) => tookBefore(one) === undefined)
    .map((one) => ({ turn: one.check.turn, ms: requestsOf(one, cases) * roundTripMs + msOf(one.check) }))
  const seconds = Math.max((knownMs + msSideBySide(others, together)) / 1000, pace === null ? 0 : requests / pace)
  return { checks: checks.length, requests, roundTripMs, seconds }
}
