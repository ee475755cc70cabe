import { shorten } from '../../../core/shorten.ts'
import { byGravity } from '../../../harness/verdicts/gravest.ts'
import type { Pack } from '../../../reports/html/markup/pack.ts'
import { verdictWords } from '../../../reports/html/markup/verdict-words.ts'
import { sourceText } from '../../../reports/text/source-text.ts'
import { visible } from '../../../reports/text/visible.ts'
import { type ComparedLine, kindCounts, type RunsComparison } from './comparison.ts'
import { type Kind, kindsInOrder, kindWords, slugOf } from './kind-words.ts'
import { lineInside } from './line-inside.ts'

/** What the script of a page needs to make, filter and find lines. It is the index of a report, with kinds of change in place of verdicts. */
export interface Matrix {
  runs: string[]
  signs: Array<[word: string, sign: string]>
  families: Array<{ name: string; columns: Array<[name: string, label: string]> }>
  topics: Array<{ anchor: string; of: string; topic: string; lines: MatrixLine[] }>
  /** Of each topic, how many lines there are of each kind. */
  counts: Record<string, Array<[Kind, number]>>
}

interface MatrixLine {
  obligation: string
  text: string
  /** In lower case: what a search looks through. */
  words: string
  cells: Array<{ interface: string; address: string; verdict: string; inside: number; known?: true }>
  /** The verdict in each run; null where it does not have the requirement. */
  runs: Array<string | null>
}

export function matrixOf(comparison: RunsComparison, pack: Pack): Matrix {
  const { runs, lines } = comparison
  const byInterface = Map.groupBy(lines, (line) => line.interface)
  const topics = [...byInterface].flatMap(([name, own]) =>
    [...Map.groupBy(own, ({ topic }) => topic)].map(([topic, lines]) => ({
      anchor: `${name}/${topic}`,
      of: name,
      topic,
      lines,
    })),
  )
  return {
    runs: runs.map(({ label }) => visible(label)),
    signs: [
      ...byGravity.map((verdict): [string, string] => [verdict, verdictWords[verdict].sign]),
      ...kindsInOrder.map((kind): [string, string] => [slugOf(kind), kindWords[kind].sign]),
    ],
    families: [...byInterface.keys()].map((name) => ({ name, columns: [[name, name]] })),
    topics: topics.map((topic) => ({ ...topic, lines: topic.lines.map((line) => lineOf(comparison, line, pack)) })),
    counts: Object.fromEntries(topics.map(({ anchor, lines }) => [anchor, kindCounts({ lines })])),
  }
}

function lineOf(comparison: RunsComparison, line: ComparedLine, pack: Pack): MatrixLine {
  const { address, obligation, text, kind, rows, known } = line
  // `run2:failed` finds what fails in the second run.
  const said = rows.flatMap((row, at) => (row ? [`run${at + 1}:${row.verdict}`, shorten(row.reason, 500)] : []))
  return {
    obligation: visible(obligation),
    text: visible(text),
    words: visible([address, text, kind, sourceText(line), ...new Set(said)].join(' ')).toLowerCase(),
    cells: [
      {
        interface: line.interface,
        address,
        verdict: slugOf(kind),
        inside: pack.add(lineInside(comparison, line)),
        ...(known && { known: true }),
      },
    ],
    runs: rows.map((row) => row?.verdict ?? null),
  }
}
