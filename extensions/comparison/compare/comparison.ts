import type { Verdict } from '../../../core/verdict.ts'
import { flaps, isEvaluated, kindOfChange } from '../../../harness/verdicts/kind-of-change.ts'
import { covers } from '../../../harness/verdicts/known-failures.ts'
import { countsOf, type VerdictCounts } from '../../../harness/verdicts/counts.ts'
import { type ComparedRow, type ComparedRun, consumers } from '../../../reports/runs/compared-run.ts'
import type { KnownFailureStory } from '../../../reports/story/run-story-model.ts'
import { type Kind, kindsInOrder, quietKinds } from './kind-words.ts'

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
export function linesByKind({ lines }: Pick<RunsComparison, 'lines'>): Array<[kind: Kind, own: ComparedLine[]]> {
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
