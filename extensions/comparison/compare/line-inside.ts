import { shorten } from '../../../core/shorten.ts'
import { isBroken } from '../../../harness/verdicts/gravest.ts'
import { html, type Html } from '../../../reports/html/markup/html.ts'
import { difference } from '../../../reports/html/parts/difference.ts'
import { exchangeView } from '../../../reports/html/parts/exchange.ts'
import { knownNote } from '../../../reports/html/parts/known-note.ts'
import { verdictBadge } from '../../../reports/html/parts/verdict-badge.ts'
import type { ComparedCheck, ComparedRow } from '../../../reports/runs/compared-run.ts'
import { sourceFact } from '../../../reports/html/parts/source-fact.ts'
import type { ComparedLine, NamedRun, RunsComparison } from './comparison.ts'
import { fact } from '../../../reports/html/markup/fact.ts'

const most = { checks: 3, judgements: 2, exchanges: 2 }
const shownLines = { broken: 60, held: 14 }

/** What a line opens to: the source, and what each run says, with its evidence where they differ or one of them is broken. */
export function lineInside({ runs }: RunsComparison, line: ComparedLine): Html {
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
