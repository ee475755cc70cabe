import { mostShown } from '../../../core/most-shown.ts'
import { markdownTable, plainMarkdown as plain } from '../../../reports/text/plain-markdown.ts'
import { type ComparedLine, loudLines, minuteOf, type NamedRun, type RunsComparison, verdictsOf } from './comparison.ts'
import { comparisonNotes, comparisonSentence, reasonOf } from './comparison-text.ts'

/** compare.md: for the summary of a job and comments. */
export function comparisonMarkdown(comparison: RunsComparison): string {
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
