import type { JudgementRecord } from '../../../core/journal-events.ts'
import { answeredOf, askedOf } from '../../text/asked-of.ts'
import { shorten } from '../../../core/shorten.ts'
import { html, type Html } from '../markup/html.ts'
import type { Page } from '../markup/page.ts'
import { exchangeView } from './exchange.ts'
import { isBroken } from '../../../harness/verdicts/verdict-of.ts'

const mostShown = 6
const lines = { broken: 60, held: 14 }

/** The exchanges of a judgement. What is not broken shows each exchange once in the page, and links to it after that. */
export function evidence(page: Page, address: string, judgement: JudgementRecord): Html | false {
  const ids = judgement.evidence.filter((id) => page.story.exchanges.has(id))
  if (ids.length === 0) return false
  const differs = isBroken(judgement.verdict)
  const left = ids.length - mostShown
  return html`<div class="evidence">
    ${left > 0 && html`<p class="aside">${left} earlier exchanges are in the journal.</p>`}
    ${ids.slice(-mostShown).map((id, index, shown) => {
      const isDecisive = index === shown.length - 1
      return oneExchange(page, address, id, differs, isDecisive ? judgement.place : undefined)
    })}
  </div>`
}

function oneExchange(page: Page, address: string, id: string, differs: boolean, place?: string): Html | false {
  const exchange = page.story.exchanges.get(id)
  if (!exchange) return false
  const baseUrl = page.story.header.target.base_url
  const shownBy = page.shown.get(id)
  const anchor = `exchange-${id}`
  if (shownBy !== undefined && !differs) {
    const asked = shorten(askedOf(exchange, baseUrl), 300)
    return html`<p class="elsewhere">
      <a href="#${shownBy}~${anchor}"><code>${asked}</code> → ${answeredOf(exchange)}</a>, shown as ${id}
      ${shownBy === address ? 'above' : html`in ${shownBy}`}
    </p>`
  }
  if (shownBy === undefined) page.shown.set(id, address)
  const mostLines = differs ? lines.broken : lines.held
  return exchangeView(exchange, { baseUrl, mostLines, place, anchor: shownBy === undefined ? anchor : undefined })
}
