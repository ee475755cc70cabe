import { shorten } from '../../../core/shorten.ts'
import { byGravity, isBroken } from '../../../harness/verdicts/gravest.ts'
import type { Pack } from '../../../reports/html/markup/pack.ts'
import { verdictWords } from '../../../reports/html/markup/verdict-words.ts'
import { sourceText } from '../../../reports/text/source-text.ts'
import { visible } from '../../../reports/text/visible.ts'
import {
  type ComparedLine,
  kindCounts,
  type RunsComparison,
  type NamedRun,
  type Kind,
  kindsInOrder,
  kindWords,
  slugOf,
} from './comparison.ts'
import { html, type Html, fact } from '../../../reports/html/markup/html.ts'
import { difference } from '../../../reports/html/parts/difference.ts'
import { exchangeView } from '../../../reports/html/parts/exchange.ts'
import { knownNote, verdictBadge, sourceFact } from '../../../reports/html/parts/verdict-badge.ts'
import type { ComparedCheck, ComparedRow } from '../../../reports/runs/compared-run.ts'

const most = { checks: 3, judgements: 2, exchanges: 2 }

const shownLines = { broken: 60, held: 14 }

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

/** What a line opens to: the source, and what each run says, with its evidence where they differ or one of them is broken. */
function lineInside({ runs }: RunsComparison, line: ComparedLine): Html {
  const { address, rows, kind, flaps, known, expired } = line
  const isQuiet = kind === 'same' && !rows.some((row) => isBroken(row?.verdict))
  return html`${flaps && kind !== 'flapping' && html`<p>It broke and held again over these runs.</p>`}
    ${known && knownNote(known)}
    ${expired && html`<p class="known-note">The known failure ${expired.address} expired on ${expired.expires}; owner: ${expired.owner}.</p>`}
    <dl class="facts">
      ${sourceFact(line)} ${fact('Address', html`<a href="#${address}"><code>${address}</code></a>`)}
    </dl>
    <div class="beside">${runs.map((run, at) => sideView(run, at, rows[at], isQuiet))}</div>`
}

function sideView(run: NamedRun, at: number, row: ComparedRow | undefined, isQuiet: boolean): Html {
  return html`<article class="side">
    <h5><span class="number">${at + 1}</span> ${run.label} ${row && verdictBadge(row.verdict)}</h5>
    ${row ? html`<p class="reason">${shorten(row.reason, 2000)}</p>` : html`<p class="aside">It is not in this run.</p>`}
    ${row && !isQuiet && decidingOf(row).map((check) => checkView(run, check))}
  </article>`
}

/** The checks that decided the verdict, the first few of them. */
function decidingOf({ checks, verdict }: ComparedRow): ComparedCheck[] {
  return checks.filter((check) => check.verdict === verdict).slice(0, most.checks)
}

function checkView(run: NamedRun, { title, verdict, judgements, replay }: ComparedCheck): Html {
  const deciding = judgements.filter((one) => one.verdict === verdict).slice(0, most.judgements)
  const isShown = run.exchanges.size > 0
  return html`<p class="label">${title}</p>
    ${deciding.map(
      (judgement) =>
        html`${(isBroken(verdict) || judgement.wanted !== undefined) && difference({ story: { exchanges: run.exchanges, header: run } }, judgement)}
        ${judgement.evidence.slice(-most.exchanges).map((id) => exchangeOf(run, id, judgement))}
        ${!isShown && judgement.evidence.length > 0 && html`<p class="aside">The exchanges are in the journal of this run. Compare the folders or the journals to see them here.</p>`}`,
    )}
    ${replay !== undefined && isBroken(verdict) && html`<pre class="command">${replay}</pre>`}`
}

function exchangeOf(run: NamedRun, id: string, { verdict, place }: ComparedCheck['judgements'][number]): Html | false {
  const exchange = run.exchanges.get(id)
  if (!exchange) return false
  const mostLines = isBroken(verdict) ? shownLines.broken : shownLines.held
  return exchangeView(exchange, {
    baseUrl: run.target.base_url,
    mostLines,
    ...(place !== undefined && { place }),
  })
}
