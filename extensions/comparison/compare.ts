import { mostShown } from '../../core/most-shown.ts'
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { shorten } from '../../core/shorten.ts'
import {
  compareRuns,
  loudLines,
  type RunsComparison,
  type ComparedLine,
  minuteOf,
  type NamedRun,
  verdictsOf,
  labelsOf,
  kindCounts,
} from './compare/comparison.ts'
import { comparisonHtml } from './compare/comparison-html.ts'
import { shownFields } from './compare/shown-fields.ts'
import { markdownTable, plainMarkdown as plain } from '../../reports/text/plain-markdown.ts'
import {
  comparisonNotes,
  comparisonSentence,
  verdictsText,
  reasonOf,
  conclusionOf,
  type FailOnChange,
} from './compare/comparison-text.ts'
import { withFieldsThatStay } from './compare/fields-stay.ts'
import { readRecording } from '../../harness/recording/read-recording.ts'
import { readRunFile } from '../../reports/read-run-file.ts'
import type { ComparedRun } from '../../reports/runs/compared-run.ts'
import { nextFile } from '../../reports/runs/results-file.ts'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { Io } from '../../cli/asked/io.ts'
import { openOut } from '../../cli/asked/open-out.ts'
import { inFolder } from '../../cli/asked/out-folder.ts'

export interface CompareCommandOptions {
  /** The folder for the page; only text is printed when absent. */
  out?: string
  implementations?: boolean
  failOn?: FailOnChange
}

const views = { 'index.html': comparisonHtml, 'compare.md': comparisonMarkdown, 'compare.json': comparisonJson }

/**
 * `assay compare`: lays runs beside one another, in the order given.
 * @throws CodedError where a file is no run; AskedWrongly RUNS_MISSING or RUNS_UNRELATED
 */
export async function compareCommand(
  files: readonly string[],
  options: CompareCommandOptions,
  io: Io,
): Promise<number> {
  if (files.length < 2)
    throw new AskedWrongly('RUNS_MISSING', `assay compare was given one run; it needs two or more. ${nextFile}`)
  const runs = withFieldsOfRecordings(files.map(readRunFile), options.implementations === true)
  const labels = labelsOf(runs)
  const comparison = compareRuns(
    runs.map((run, at) => ({ ...run, label: labels[at] ?? run.file })),
    options.implementations === true,
  )
  if (!comparison.lines.some(({ rows }) => rows.filter(Boolean).length > 1))
    throw new AskedWrongly(
      'RUNS_UNRELATED',
      'The runs have no requirement in common. Give runs of the same interfaces, and of the same addresses where --only was given.',
    )
  const { exitCode, sentence } = conclusionOf(comparison, options.failOn)
  for (const line of linesOf(comparison)) io.out.line(line)
  if (options.out !== undefined) for (const file of write(comparison, options.out)) io.out.line(`Wrote ${file}`)
  io.out.line(comparisonSentence(comparison))
  if (sentence !== undefined) io.out.line(sentence)
  return exitCode
}

/** Of recordings one after another each says whether the fields of the one before stayed. */
function withFieldsOfRecordings(runs: readonly ComparedRun[], sideBySide: boolean): ComparedRun[] {
  const fields = runs.map(({ from, file }) =>
    from === 'recording' && !sideBySide ? shownFields(readRecording(file)) : undefined,
  )
  return runs.map((run, at) => {
    const [before, now] = [fields[at - 1], fields[at]]
    return before && now ? withFieldsThatStay(run, now, before) : run
  })
}

/** What there is to see of each kind, the first few, and what makes the runs less comparable than they look. */
function linesOf(comparison: RunsComparison): string[] {
  return [
    ...comparison.runs.map(({ label, startedAt, file }, at) => `Run ${at + 1}: ${label}, ${startedAt} (${file})`),
    ...loudLines(comparison).flatMap(([kind, own]) => [
      `${kind} (${own.length}):`,
      ...own.slice(0, mostShown.lines).map((line) => shorten(`  ${line.address}: ${verdictsText(line)}`, 200)),
      ...(own.length > mostShown.lines ? [`  ... and ${own.length - mostShown.lines} more`] : []),
    ]),
    ...comparisonNotes(comparison),
  ]
}

function write(comparison: RunsComparison, out: string): string[] {
  const release = openOut(out, Object.keys(views))
  try {
    return Object.entries(views).map(([name, view]) => {
      const file = join(out, name)
      inFolder(out, () => writeFileSync(file, view(comparison)))
      return relative(process.cwd(), file) || file
    })
  } finally {
    release()
  }
}

/** compare.md: for the summary of a job and comments. */
function comparisonMarkdown(comparison: RunsComparison): string {
  const { runs, sideBySide } = comparison
  const parts = [
    '<!-- Assay -->',
    `## Assay: ${sideBySide ? 'implementations' : 'runs'} compared`,
    `**${plain(comparisonSentence(comparison))}**`,
    comparisonNotes(comparison)
      .map((note) => `- ${plain(note)}`)
      .join('\n'),
    runsTable(runs),
    ...loudLines(comparison).flatMap(([kind, own]) => kindTable(kind, own, runs)),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function runsTable(runs: readonly NamedRun[]): string {
  const lines = runs.map((run, at) => {
    const { failed, warned, inconclusive, untested, observed, passed } = verdictsOf(run)
    const cells = [at + 1, plain(run.label), minuteOf(run), plain(run.assay)]
    return [...cells, failed, warned, inconclusive, untested, observed, passed]
  })
  const head = ['', 'Run', 'Began (UTC)', 'Assay', 'failed', 'warned', 'inconclusive', 'untested', 'observed', 'passed']
  return markdownTable(head, lines)
}

function kindTable(kind: string, lines: readonly ComparedLine[], runs: readonly NamedRun[]): string[] {
  const rows = lines.slice(0, mostShown.rows).map((line) => {
    const verdicts = line.rows.map((row) => row?.verdict ?? 'not in this run')
    const reason = `${line.known ? 'Known. ' : ''}${plain(reasonOf(line))}`
    return [plain(line.address), ...verdicts, reason]
  })
  const head = ['Requirement', ...runs.map((_, at) => `Run ${at + 1}`), 'Reason']
  const left = lines.length - mostShown.rows
  return [`### ${kind}: ${lines.length}`, markdownTable(head, rows), left > 0 ? `and ${left} more` : '']
}

/** The version of the format. */
const version = 1

/** compare.json: runs beside one another, for programs. Durations are in milliseconds. */
function comparisonJson(comparison: RunsComparison): string {
  const { runs, sideBySide, lines } = comparison
  const whole = {
    comparison: version,
    sideBySide,
    sentence: comparisonSentence(comparison),
    notes: comparisonNotes(comparison),
    runs: runs.map(runOf),
    counts: Object.fromEntries(kindCounts(comparison)),
    requirements: lines.map(lineOf),
  }
  return `${JSON.stringify(whole, null, 2)}\n`
}

function runOf(run: NamedRun): object {
  const { label, file, from, target, assay, startedAt, finished, seed, requests, interfaces, only, depth, shard } = run
  const { durationMs: duration, sentence } = run
  const said = { label, file, from, target, assay, startedAt, finished, duration, seed, requests, interfaces, only }
  return { ...said, depth, shard, sentence, byVerdict: verdictsOf(run) }
}

function lineOf({ rows, known, expired, kind, ...line }: ComparedLine): object {
  const { address, text, source, where, strength } = line
  return {
    address,
    interface: line.interface,
    text,
    source,
    where,
    strength,
    kind,
    flaps: line.flaps,
    known: known !== undefined,
    ...(expired && { expired: expired.expires }),
    verdicts: rows.map((row) => row?.verdict ?? null),
    ...(kind !== 'same' && { reasons: rows.map((row) => row?.reason ?? null) }),
  }
}
