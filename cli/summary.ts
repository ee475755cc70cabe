import type { CheckDecided, Reading } from '../core/journal-events.ts'
import { countContracts } from '../harness/verdicts/contracts.ts'
import type { Settled } from '../harness/verdicts/requirement-verdicts.ts'
import type { RootCause } from '../harness/verdicts/roots.ts'
import type { Settlement } from '../harness/verdicts/settlement.ts'
import { count } from '../harness/reasons/count.ts'
import type { Verdict } from '../core/verdict.ts'
import { isReason } from '../core/reason.ts'
import { shorten } from '../core/shorten.ts'
import type { RunStory, Since } from '../reports/story/run-story-model.ts'
import { changeText, keptSentence, sinceGroups, sinceSentence } from '../reports/text/since-text.ts'
import { routeLines } from '../reports/text/route-lines.ts'
import { contractLines } from './verify/contract-lines.ts'

const mostInterrupted = 10
const mostReplays = 3
const mostRoots = 6
const mostChanges = 10
const marks: Partial<Record<Verdict, string>> = { failed: '✗', warned: '!', inconclusive: '?' }

/** The commands that repeat what decided a requirement, one per check. */
type ReplaysOf = (address: string) => string[]

/** What a run shows beside its verdicts. */
interface Beside extends Partial<Pick<RunStory, 'since' | 'kept' | 'routes'>> {
  readings?: readonly Reading[]
  /** What to build next. */
  next?: string | undefined
}

/** The lines that `assay run` prints once everything is evaluated: what failed, what is inconclusive, what was not tested. */
export function summaryOf(
  settlement: Settlement,
  interrupted: CheckDecided[],
  replaysOf: ReplaysOf,
  beside: Beside = {},
): string[] {
  const { requirements, counts, known, contracts, roots } = settlement
  // Those with a root are counted behind it.
  const shown = requirements.filter(({ verdict, root }) => marks[verdict] && root === undefined)
  const numbers = (Object.entries(counts) as Array<[Verdict, number]>)
    .filter(([, count]) => count > 0)
    .map(([verdict, number]) => `${number} ${verdict}`)
  return [
    '',
    ...shown.slice(0, 40).flatMap((requirement) => linesOf(requirement, known.includes(requirement), replaysOf)),
    ...(shown.length > 40 ? [`... and ${shown.length - 40} more in the report`] : []),
    ...untestedLines(requirements),
    ...interruptedLines(interrupted),
    ...partlyLines(requirements),
    ...(beside.routes ? routeLines(beside.routes) : []),
    `${count(requirements.length, 'requirement')}: ${numbers.join(', ')}`,
    ...readingLines(beside.readings ?? []),
    ...(contracts ? contractLines(contracts, countContracts(contracts)) : []),
    ...rootLines(roots, counts.inconclusive),
    ...(beside.next === undefined ? [] : [beside.next]),
    ...(beside.since ? sinceLines(beside.since) : []),
    ...(beside.kept ? [keptSentence(beside.kept)] : []),
  ]
}

/** The readings in force, one line each. */
function readingLines(readings: readonly Reading[]): string[] {
  if (readings.length === 0) return []
  return [
    'Readings in force:',
    ...readings.map(({ address, strength, reason }) => `  ${address} is ${strength}: ${oneLine(reason)}`),
  ]
}

function linesOf({ verdict, address, reason }: Settled, known: boolean, replaysOf: ReplaysOf): string[] {
  const replays = verdict === 'inconclusive' ? [] : replaysOf(address)
  return [
    `${marks[verdict]} ${verdict}${known ? ' (known)' : ''}  ${address}`,
    `    ${oneLine(reason)}`,
    ...replays.slice(0, mostReplays).map((replay) => `    repeat: ${replay}`),
  ]
}

/** What is new since the baseline: of each kind the first few, and what they were and are. */
export function sinceLines(since: Since): string[] {
  const groups = sinceGroups(since).flatMap(({ title, changes }) => [
    `  ${title}:`,
    ...changes.slice(0, mostChanges).map((one) => `    ${oneLine(one.address)} (${changeText(one)})`),
    ...(changes.length > mostChanges ? [`    ... and ${changes.length - mostChanges} more in the report`] : []),
  ])
  return [oneLine(sinceSentence(since)), ...groups]
}

/** What is behind the inconclusive requirements, each cause with how many there are. */
function rootLines(roots: readonly RootCause[], inconclusive: number): string[] {
  if (roots.length === 0) return []
  const shown = roots.slice(0, mostRoots)
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

function untestedLines(requirements: Settled[]): string[] {
  const byReason = new Map<string, number>()
  for (const { verdict, reason, code } of requirements) {
    if (verdict !== 'untested') continue
    const short = code === 'outside-only' ? 'cannot be checked from outside' : oneLine(reason)
    byReason.set(short, (byReason.get(short) ?? 0) + 1)
  }
  if (byReason.size === 0) return []
  return ['Not tested:', ...[...byReason].map(([reason, count]) => `  ${String(count).padStart(3)}  ${reason}`)]
}

/** Which places were left out by rules that hold on several, with the number of requirements that left out the same. */
function partlyLines(requirements: Settled[]): string[] {
  const byPlaces = new Map<string, number>()
  for (const { code, facts, interface: name } of requirements) {
    const missed = code === 'held-at-places' && Array.isArray(facts?.['missed']) ? facts['missed'] : []
    const places = missed.flatMap((one) => (isReason(one) ? [String(one.facts['place'])] : []))
    if (places.length === 0) continue
    const words = `${name} without ${named(places)}, of ${String(facts?.['all'])} ${String(facts?.['what'])}`
    byPlaces.set(words, (byPlaces.get(words) ?? 0) + 1)
  }
  if (byPlaces.size === 0) return []
  return [
    'Checked on some of the places where they hold:',
    ...[...byPlaces].map(([words, count]) => `  ${String(count).padStart(3)}  ${words}`),
  ]
}

const mostPlaces = 4

function named(places: readonly string[]): string {
  const left = places.length - mostPlaces
  return `${places.slice(0, mostPlaces).join(', ')}${left > 0 ? ` and ${left} more` : ''}`
}

function interruptedLines(checks: CheckDecided[]): string[] {
  if (checks.length === 0) return []
  const shown = checks.slice(0, mostInterrupted).map(({ title, coverage }) => {
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
