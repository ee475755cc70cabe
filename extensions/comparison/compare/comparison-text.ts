import { count, countThat } from '../../../harness/reasons/count.ts'
import { isBroken } from '../../../harness/verdicts/gravest.ts'
import { had } from '../../../harness/verdicts/compare.ts'
import { type ComparedRun, consumers } from '../../../reports/runs/compared-run.ts'
import { type ComparedLine, kindCounts, type NamedRun, type RunsComparison, type Kind } from './comparison.ts'
import type { ExitCode } from '../../../harness/verdicts/exit-code.ts'
import { isEvaluated } from '../../../harness/verdicts/kind-of-change.ts'

export function comparisonSentence(comparison: RunsComparison): string {
  const { runs, lines, sideBySide } = comparison
  const counts = new Map(kindCounts(comparison))
  const of = (kind: Kind) => counts.get(kind) ?? 0
  const optional = (kinds: readonly Kind[]) => kinds.filter((kind) => of(kind) > 0).map((kind) => `${of(kind)} ${kind}`)
  if (sideBySide) {
    const differ = optional(['warned in some', 'not evaluated in all'])
    const parts = [`${fails(of('fails in all'))} in all`, `${fails(of('fails in some'))} in some`, ...differ]
    const needs = lines.filter((line) => line.interface === consumers).length
    const all = [count(lines.length - needs, 'requirement'), ...(needs > 0 ? [needsText(needs)] : [])]
    return `Of ${all.join(' and ')} in ${count(runs.length, 'implementation')}, ${parts.join(', ')}, ${of('same')} the same.`
  }
  const known = lines.filter((line) => line.kind === 'new' && line.known).length
  const parts = [
    `${count(of('new'), 'new failure')}${known > 0 ? ` (${known} known)` : ''}`,
    `${of('fixed')} fixed`,
    `${of('still failing')} still failing`,
    ...optional(['newly warned', 'newly inconclusive', 'newly untested', 'flapping', 'not in the last run']),
  ]
  return `${nameOf(runs, runs.length - 1)} compared with ${nameOf(runs, 0)}: ${parts.join(', ')}.`
}

function fails(number: number): string {
  return `${number} ${number === 1 ? 'fails' : 'fail'}`
}

export function needsText(number: number): string {
  return count(number, 'need of consumers', 'needs of consumers')
}

export function nameOf(runs: readonly NamedRun[], at: number): string {
  return `Run ${at + 1} (${runs[at]?.label ?? ''})`
}

/** The verdicts of a line in the order of the runs: `passed, failed`. */
export function verdictsText({ rows }: Pick<ComparedLine, 'rows'>): string {
  return rows.map((row) => row?.verdict ?? 'not in this run').join(', ')
}

/** Why the requirement broke where it did so last; else what the last run says. */
export function reasonOf({ rows }: Pick<ComparedLine, 'rows'>): string {
  return (rows.findLast((row) => isBroken(row?.verdict)) ?? rows.findLast(Boolean))?.reason ?? ''
}

/** What makes the runs less comparable than they look, a sentence each. */
export function comparisonNotes(comparison: RunsComparison): string[] {
  const { runs, sideBySide } = comparison
  const own = runs.flatMap((run, at) => ownNotes(run, nameOf(runs, at)))
  return [
    ...(sideBySide ? [] : orderNotes(runs)),
    ...own,
    ...betweenNotes(runs),
    ...absentNotes(comparison),
    ...expiredNotes(comparison),
  ]
}

function ownNotes({ finished, damaged, shard, only, titles, depth, from }: ComparedRun, name: string): string[] {
  return [
    ...(finished ? [] : [`${name} did not finish. What it had not evaluated is inconclusive.`]),
    ...(damaged ? [`${name} has a damaged journal. What its missing lines said is unknown.`] : []),
    ...(shard
      ? [`${name} is shard ${shard.number} of ${shard.of}. It ran only its part of the checks. Merge the shards first.`]
      : []),
    ...(only.length > 0 ? [`${name} was limited to ${only.join(', ')}.`] : []),
    ...(titles ? [`${name} was limited to the checks ${titles.join(', ')}.`] : []),
    ...(depth === 'smoke' ? [`${name} has the depth smoke: it leaves checks out, so fewer failures show.`] : []),
    ...(depth === 'full' ? [`${name} has the depth full.`] : []),
    ...(from === 'recording'
      ? [`${name} is a recording: it holds verdicts, and not their reasons. \`assay rejudge\` writes its reports.`]
      : []),
  ]
}

function orderNotes(runs: readonly NamedRun[]): string[] {
  const at = runs.findIndex(({ startedAt }, index) => index > 0 && startedAt < (runs[index - 1]?.startedAt ?? ''))
  if (at === -1) return []
  return [`${nameOf(runs, at)} began before ${nameOf(runs, at - 1)}. Runs are compared in the order given.`]
}

function betweenNotes(runs: readonly NamedRun[]): string[] {
  const versions = [...new Set(runs.map(({ assay }) => assay))]
  if (versions.length === 1) return []
  return [`The runs are of Assay ${versions.join(' and ')}. Checks may have changed between them.`]
}

/** Rows that the first or the last run does not have, and why. */
function absentNotes({ runs, lines }: RunsComparison): string[] {
  return runs.flatMap((run, at) => {
    const absent = lines.filter(({ rows }) => rows[at] === undefined)
    const needs = absent.filter((line) => line.interface === consumers).length
    const gone = absent.filter(
      (line) => line.interface !== consumers && had(run, line.address) && !run.shard && run.finished,
    ).length
    const leftOut = absent.length - needs - gone
    const name = nameOf(runs, at)
    const what = [...(leftOut > 0 ? [count(leftOut, 'requirement')] : []), ...(needs > 0 ? [needsText(needs)] : [])]
    const verb = leftOut + needs === 1 ? 'is' : 'are'
    return [
      ...(what.length > 0 ? [`${what.join(' and ')} ${verb} not in ${name}, which left them out.`] : []),
      ...(gone > 0
        ? [`${countThat(gone, 'requirement', 'is')} not in ${name}, whose Assay ${run.assay} does not have them.`]
        : []),
    ]
  })
}

function expiredNotes({ lines }: RunsComparison): string[] {
  return lines.flatMap(({ address, expired }) =>
    expired
      ? [
          `The known failure ${expired.address} expired on ${expired.expires} (owner ${expired.owner}): ${address} counts as new.`,
        ]
      : [],
  )
}

/** What makes a comparison fail, by the word that `--fail-on` takes: the least severe kind of change. */
export const failingChanges = {
  new: ['new'],
  warned: ['new', 'newly warned'],
  inconclusive: ['new', 'newly warned', 'newly inconclusive'],
  untested: ['new', 'newly warned', 'newly inconclusive', 'newly untested', 'not in the last run'],
} as const satisfies Record<string, readonly Kind[]>

export type FailOnChange = keyof typeof failingChanges

/**
 * Whether the last run is worse than the first: 1 where it is, 2 where it shows too little to say that it is not. A failure
 * that the profile of the last run knows makes nothing fail.
 */
export function conclusionOf(
  { runs, lines }: RunsComparison,
  failOn: FailOnChange | undefined,
): { exitCode: ExitCode; sentence?: string } {
  if (failOn === undefined) return { exitCode: 0 }
  const kinds: readonly Kind[] = failingChanges[failOn]
  const worse = lines.filter((line) => kinds.includes(line.kind) && !line.known)
  if (worse.length > 0)
    return { exitCode: 1, sentence: `${count(worse.length, 'requirement')} got worse (--fail-on ${failOn}).` }
  const last = runs.at(-1)
  const name = nameOf(runs, runs.length - 1)
  if (last && (!last.finished || last.damaged || last.shard))
    return { exitCode: 2, sentence: `No conclusion: ${name} is not whole.` }
  const open = lines.filter(({ kind }) => kind === 'newly inconclusive').length
  if (open > 0)
    return { exitCode: 2, sentence: `No conclusion: ${count(open, 'requirement')} became inconclusive in ${name}.` }
  if (!lines.some(({ rows }) => rows[0] !== undefined && isEvaluated(rows.at(-1)?.verdict)))
    return { exitCode: 2, sentence: `No conclusion: ${name} evaluated nothing that ${nameOf(runs, 0)} has.` }
  const known = lines.some((line) => kinds.includes(line.kind) && line.known)
  const beside = known ? ', known failures aside' : ''
  return { exitCode: 0, sentence: `Nothing got worse${beside} (--fail-on ${failOn}).` }
}
