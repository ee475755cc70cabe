import type { Verdict } from '../../../core/verdict.ts'
import { flaps, isEvaluated, kindOfChange } from '../../../harness/verdicts/kind-of-change.ts'
import { covers } from '../../../harness/verdicts/known-failures.ts'
import { countsOf, type VerdictCounts } from '../../../harness/verdicts/counts.ts'
import { type ComparedRow, type ComparedRun, consumers } from '../../../reports/runs/compared-run.ts'
import type { KnownFailureStory } from '../../../reports/story/run-story-model.ts'
import { basename, dirname } from 'node:path'

export interface ComparedLine extends Pick<
  ComparedRow,
  'address' | 'interface' | 'topic' | 'obligation' | 'text' | 'source' | 'where' | 'strength'
> {
  /** In the order of the runs; undefined where a run did not have it. */
  rows: ReadonlyArray<ComparedRow | undefined>
  kind: Kind
  /** Whether it broke and held again; true of other kinds too. */
  flaps: boolean
  /** Set where it fails in the last run and its profile knows of it. */
  known?: KnownFailureStory
  /** A known failure that has expired since the first run, for which it counts as new. */
  expired?: KnownFailureStory
}

export type NamedRun = ComparedRun & { label: string }

export interface RunsComparison {
  /** In the order given: the first is what the last is compared with. */
  runs: NamedRun[]
  /** Whether they are implementations side by side, and not the course of one. */
  sideBySide: boolean
  lines: ComparedLine[]
}

/** Lays runs beside one another, requirement by requirement, in the order of the last run. */
export function compareRuns(runs: readonly NamedRun[], sideBySide: boolean): RunsComparison {
  const byRun = runs.map(({ requirements }) => new Map(requirements.map((row) => [row.address, row])))
  const addresses = new Set([...runs].reverse().flatMap(({ requirements }) => requirements.map((row) => row.address)))
  const lines = [...addresses].flatMap((address): ComparedLine[] => {
    const rows = byRun.map((rows) => rows.get(address))
    const shown = rows.findLast((row) => row !== undefined && row.text !== '') ?? rows.findLast(Boolean)
    return shown ? [lineOf(shown, rows, runs, sideBySide)] : []
  })
  return { runs: [...runs], sideBySide, lines }
}

function lineOf(
  shown: ComparedRow,
  rows: ComparedLine['rows'],
  runs: readonly NamedRun[],
  sideBySide: boolean,
): ComparedLine {
  const { verdict: _verdict, reason: _reason, checks: _checks, ...named } = shown
  const { address } = named
  const verdicts = rows.map((row) => row?.verdict)
  const known = verdicts.at(-1) === 'failed' ? knownIn(runs.at(-1), address) : undefined
  const isLate = known?.state === 'expired'
  const wasKnown = knownIn(runs[0], address)
  const hasExpired = isLate && wasKnown !== undefined && wasKnown.state !== 'expired'
  const kind = sideBySide ? kindAmong(verdicts) : kindOver(verdicts)
  return {
    ...named,
    rows,
    kind: hasExpired && !sideBySide ? 'new' : kind,
    flaps: !sideBySide && flaps(verdicts),
    ...(known && !isLate && { known }),
    ...(hasExpired && { expired: known }),
  }
}

/** The known failure that covers an address; one that has not expired goes before. */
function knownIn(run: ComparedRun | undefined, address: string): KnownFailureStory | undefined {
  const own = (run?.knownFailures ?? []).filter((entry) => covers(entry, address))
  return own.find(({ state }) => state !== 'expired') ?? own[0]
}

/** From the first run to the last. A new failure stays one, however often it went to and fro. */
function kindOver(verdicts: ReadonlyArray<Verdict | undefined>): Kind {
  const kind = kindOfChange(verdicts[0], verdicts.at(-1))
  return kind !== 'new' && kind !== 'not in the last run' && flaps(verdicts) ? 'flapping' : kind
}

function kindAmong(verdicts: ReadonlyArray<Verdict | undefined>): Kind {
  if (verdicts.every((verdict) => verdict === 'failed')) return 'fails in all'
  if (verdicts.includes('failed')) return 'fails in some'
  if (verdicts.includes('warned')) return 'warned in some'
  const evaluated = verdicts.filter(isEvaluated).length
  return evaluated > 0 && evaluated < verdicts.length ? 'not evaluated in all' : 'same'
}

/** The lines of each kind that there is, in the order in which kinds are read. */
function linesByKind({ lines }: Pick<RunsComparison, 'lines'>): Array<[kind: Kind, own: ComparedLine[]]> {
  return [...Map.groupBy(lines, ({ kind }) => kind)].toSorted(
    ([one], [other]) => kindsInOrder.indexOf(one) - kindsInOrder.indexOf(other),
  )
}

/** Those that leave something to look at. */
export function loudLines(comparison: RunsComparison): ReturnType<typeof linesByKind> {
  return linesByKind(comparison).filter(([kind]) => !quietKinds.has(kind))
}

export function kindCounts(comparison: Pick<RunsComparison, 'lines'>): Array<[kind: Kind, count: number]> {
  return linesByKind(comparison).map(([kind, own]) => [kind, own.length])
}

/** How many requirements of a run have each verdict; needs of consumers are none. */
export function verdictsOf({ requirements }: ComparedRun): VerdictCounts {
  return countsOf(requirements.filter((row) => row.interface !== consumers))
}

/** When a run began, to the minute. */
export function minuteOf({ startedAt }: Pick<ComparedRun, 'startedAt'>): string {
  return startedAt.slice(0, 16).replace('T', ' ')
}

/**
 * What a requirement is among several runs: a change in the course of one target, or a difference between implementations. How
 * each kind is shown, in the order in which they are read: a sign besides its colour, and what the word means.
 */
export const kindWords = {
  new: { sign: '✕', meaning: 'fails in the last run, and did not fail in the first' },
  'fails in all': { sign: '✕', meaning: 'fails in every one' },
  'fails in some': { sign: '✕', meaning: 'fails in one or more, and not in all' },
  'still failing': { sign: '✕', meaning: 'fails in the first run and in the last' },
  flapping: { sign: '↔', meaning: 'broke and held again, or held and broke again' },
  'newly warned': { sign: '!', meaning: 'warned in the last run, and neither warned nor failed in the first' },
  'warned in some': { sign: '!', meaning: 'warned in one or more, and fails in none' },
  'newly inconclusive': { sign: '?', meaning: 'evaluated in the first run, without a conclusion in the last' },
  'newly untested': { sign: '–', meaning: 'evaluated in the first run, untested in the last' },
  'not evaluated in all': { sign: '–', meaning: 'evaluated in some and not in others; none breaks it' },
  'not in the last run': { sign: '·', meaning: 'the last run does not have it' },
  fixed: { sign: '✓', meaning: 'failed in the first run, was evaluated in the last and does not fail' },
  'newly evaluated': { sign: '✓', meaning: 'not evaluated in the first run, evaluated in the last and not broken' },
  changed: { sign: '~', meaning: 'another verdict, without a new failure or warning' },
  'not in the first run': { sign: '·', meaning: 'the first run does not have it; it does not fail in the last' },
  same: { sign: '=', meaning: 'the same in the first run and in the last, and not failed' },
} as const satisfies Record<string, { sign: string; meaning: string }>

export type Kind = keyof typeof kindWords

export const kindsInOrder = Object.keys(kindWords) as readonly Kind[]

/** What a kind means; among implementations there is no first and no last. */
export function meaningOfKind(kind: Kind, sideBySide: boolean): string {
  return kind === 'same' && sideBySide ? 'none breaks it; all have evaluated it, or none has' : kindWords[kind].meaning
}

/** Kinds that leave nothing to look at. */
export const quietKinds: ReadonlySet<Kind> = new Set<Kind>(['same', 'not in the first run', 'not in the last run'])

/** A kind as one word for the script and the style of a page. */
export function slugOf(kind: Kind): string {
  return kind.replaceAll(' ', '-')
}

type Named = Pick<ComparedRun, 'file' | 'target' | 'startedAt'>

/**
 * A name for the column of each run: that of its target, else of its file, else the time at which it began; whatever tells
 * all of them apart. Runs that nothing tells apart are numbered.
 */
export function labelsOf(runs: readonly Named[]): string[] {
  const ways = [
    ({ target }: Named) => target.name,
    ({ file }: Named) => nameOfFile(file),
    folderThatDiffers(runs),
    minuteOf,
    ({ startedAt }: Named) => startedAt.slice(0, 19).replace('T', ' '),
  ]
  const labels = ways.map((way) => runs.map(way)).find((names) => new Set(names).size === names.length)
  return labels ?? runs.map(({ target }, at) => `${target.name} (${at + 1})`)
}

/** The part of the paths, counted from their end, by which all of them differ, as the day in `monday/conformance-report`. */
function folderThatDiffers(runs: readonly Named[]): (run: Named) => string {
  const partsOf = ({ file }: Named) => file.split(/[\\/]/).filter((part) => part !== '' && part !== '.')
  const depth = Math.min(...runs.map((run) => partsOf(run).length))
  const ends = Array.from({ length: depth }, (_, at) => -1 - at)
  const end = ends.find((at) => new Set(runs.map((run) => partsOf(run).at(at))).size === runs.length) ?? -1
  return (run) => partsOf(run).at(end) ?? ''
}

/** The name of a file without its ending; the folder of those that have the same name in every folder. */
function nameOfFile(file: string): string {
  const name = basename(file)
  const own = /^(?:results\.json|journal\.ndjson)$/.test(name) ? basename(dirname(file)) : name
  return own.replace(/\.(?:json|ndjson|recording)$/, '')
}
