import { mostShown } from '../core/most-shown.ts'
import type { CheckDecided, Reading } from '../core/journal-events.ts'
import type { Settled } from '../harness/verdicts/settled.ts'
import type { RootCause } from '../harness/verdicts/roots.ts'
import type { Settlement } from '../harness/verdicts/settlement.ts'
import { count } from '../harness/reasons/count.ts'
import { inShort } from '../harness/reasons/in-short.ts'
import type { Verdict } from '../core/verdict.ts'
import { shorten } from '../core/shorten.ts'
import type { RunStory, Since, RouteStory } from '../reports/story/run-story-model.ts'
import { changeText, keptSentence, sinceGroups, sinceSentence } from '../reports/text/since-text.ts'
import { placesOf } from '../reports/story/places-of.ts'
import { causeLines } from '../reports/text/cause-lines.ts'
import { nextSentence } from '../reports/text/next-text.ts'
import { contractLines } from './verify/contract-lines.ts'

/** The routes listed at the end; all when it names none. */
export interface ByRoute {
  isAsked?: (one: Pick<RouteStory, 'interface' | 'route'>) => boolean
}

/** The lines that `assay run` prints once everything is evaluated: what failed, what is inconclusive, what was not tested. */
export function summaryOf(
  settlement: Settlement,
  interrupted: CheckDecided[],
  story: RunStory,
  by?: ByRoute,
): string[] {
  const { requirements, counts, contracts, roots } = settlement
  const { since, kept, routes, header } = story
  const next = nextSentence(story)
  const numbers = (Object.entries(counts) as Array<[Verdict, number]>)
    .filter(([, count]) => count > 0)
    .map(([verdict, number]) => `${number} ${verdict}`)
  return [
    '',
    ...causeLines(story),
    ...(header.judged || header.bothSides ? untestedLine(requirements) : untestedLines(requirements)),
    ...interruptedLines(interrupted),
    ...leftOutLines(story),
    ...(by ? routeLines(routes, by) : []),
    `${count(requirements.length, 'requirement')}: ${numbers.join(', ')}`,
    ...readingLines(header.readings ?? []),
    ...(contracts ? contractLines(contracts, story) : []),
    ...rootLines(roots, counts.inconclusive),
    ...(next === undefined ? [] : [next]),
    ...(since ? sinceLines(since) : []),
    ...(kept ? [keptSentence(kept)] : []),
  ]
}

function readingLines(readings: readonly Reading[]): string[] {
  if (readings.length === 0) return []
  return [
    'Readings in force:',
    ...readings.map(({ address, strength, reason }) => `  ${address} is ${strength}: ${oneLine(reason)}`),
  ]
}

/** The changes since the baseline: the first few of each kind, with old and new verdict. */
export function sinceLines(since: Since): string[] {
  const groups = sinceGroups(since).flatMap(({ title, changes }) => [
    `  ${title}:`,
    ...changes.slice(0, mostShown.lines).map((one) => `    ${oneLine(one.address)} (${changeText(one)})`),
    ...(changes.length > mostShown.lines ? [`    ... and ${changes.length - mostShown.lines} more in the report`] : []),
  ])
  return [oneLine(sinceSentence(since)), ...groups]
}

/** The causes of inconclusive requirements, each with its number. */
function rootLines(roots: readonly RootCause[], inconclusive: number): string[] {
  if (roots.length === 0) return []
  const shown = roots.slice(0, mostShown.names)
  const left = inconclusive - shown.reduce((sum, { requirements }) => sum + requirements, 0)
  return [
    `Behind ${count(inconclusive, 'inconclusive requirement')}:`,
    ...shown.map(({ address, verdict, reason, requirements }) => {
      const cause = address === undefined ? oneLine(reason) : `${address} ${verdict}: ${oneLine(reason)}`
      return `  ${String(requirements).padStart(3)}  ${cause}`
    }),
    ...(left > 0 ? [`  ${String(left).padStart(3)}  other reasons, in the report`] : []),
  ]
}

/** Why requirements were not tested, the most frequent reason first. */
function untestedLines(requirements: Settled[]): string[] {
  const reasons = untestedReasons(requirements)
  const left = reasons.length - mostShown.lines
  return reasons.length === 0
    ? []
    : [
        'Not tested:',
        ...reasons.slice(0, mostShown.lines).map(([reason, number]) => `  ${String(number).padStart(3)}  ${reason}`),
        ...(left > 0 ? [`  ... and ${count(left, 'more reason', 'more reasons')} in the report`] : []),
      ]
}

/** In one line, since most requirements of clients stay unobserved. */
function untestedLine(requirements: Settled[]): string[] {
  const reasons = untestedReasons(requirements)
  const [[why] = []] = reasons
  if (why === undefined) return []
  const all = reasons.reduce((sum, [, number]) => sum + number, 0)
  return [`Not tested: ${count(all, 'requirement')}, named in the report. Mostly: ${why}`]
}

function untestedReasons(requirements: Settled[]): Array<[reason: string, count: number]> {
  const byReason = new Map<string, number>()
  for (const one of requirements) {
    if (one.verdict !== 'untested') continue
    const short = one.code === 'outside-only' ? 'cannot be checked from outside' : oneLine(inShort(one))
    byReason.set(short, (byReason.get(short) ?? 0) + 1)
  }
  return [...byReason].toSorted(([, one], [, other]) => other - one)
}

/** The number of places that rules left out after looking elsewhere, and the main reason. */
function leftOutLines({ requirements }: RunStory): string[] {
  const own = requirements
    .filter(({ decidedAt }) => decidedAt === undefined)
    .flatMap(({ checks }) => placesOf(checks.filter(({ decidedAt }) => decidedAt === undefined)))
  const left = own.filter(({ judged }) => judged.length > 0).flatMap(({ missed }) => missed)
  const byReason = Map.groupBy(left, ({ reason }) => oneLine(reason))
  const [[why] = []] = [...byReason].toSorted(([, one], [, other]) => other.length - one.length)
  if (why === undefined) return []
  return [
    `Left out: ${count(left.length, 'place')} of rules that were looked at elsewhere, named in the report. Mostly: ${why}`,
  ]
}

function interruptedLines(checks: CheckDecided[]): string[] {
  if (checks.length === 0) return []
  const shown = checks.slice(0, mostShown.lines).map(({ title, coverage }) => {
    return `  ${oneLine(title)}: after ${coverage?.ran} of ${coverage?.asked} cases`
  })
  const left = checks.length - shown.length
  return [
    'Properties that reached their time limit (properties.seconds in the profile):',
    ...shown,
    ...(left > 0 ? [`  ... and ${left} more in the report`] : []),
  ]
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return shorten(line, 200)
}

const columns = ['held', 'failed', 'warned', 'waiting', 'untested'] as const
/** The longest heading, with a space before it. */
const width = 9
/** The maximum length of a route, for lines of 80 columns. */
const mostOfRoute = 80 - 2 - width * columns.length

/**
 * A table of the requested routes: how many requirements hold, fail or wait at each. A requirement counts at every
 * route that decides it.
 */
function routeLines(routes: readonly RouteStory[], { isAsked = () => true }: ByRoute): string[] {
  const asked = routes.filter(isAsked)
  const others = routes.length - asked.length
  return [...tableOf(asked), ...(others > 0 ? [`  ... and ${count(others, 'other route')} in the report`] : [])]
}

function tableOf(routes: readonly RouteStory[]): string[] {
  const line = (name: string, cells: readonly string[]) =>
    `${name.padEnd(mostOfRoute + 2)}${cells.map((cell) => cell.padStart(width)).join('')}`
  return [...Map.groupBy(routes, (one) => one.interface)].flatMap(([name, own]) => [
    line(name, columns),
    ...own.map((one) =>
      line(
        `  ${shortened(one.route)}`,
        cellsOf(one).map((number) => (number === 0 ? '·' : String(number))),
      ),
    ),
  ])
}

function cellsOf({ counts }: RouteStory): number[] {
  const { passed, observed, failed, warned, inconclusive, untested } = counts
  return [passed + observed, failed, warned, inconclusive, untested]
}

/** A route, with the middle of a long path left out. */
function shortened(route: string): string {
  if (route.length <= mostOfRoute) return route
  const kept = mostOfRoute - 1
  return `${route.slice(0, kept - Math.floor(kept / 2))}…${route.slice(-Math.floor(kept / 2))}`
}
