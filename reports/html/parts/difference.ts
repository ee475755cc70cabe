import { mostShown } from '../../../core/most-shown.ts'
import type { JudgementRecord } from '../../../core/journal-events.ts'
import { answeredOf, askedOf } from '../../text/asked-of.ts'
import { shorten } from '../../../core/shorten.ts'
import { html, type Html, fact } from '../markup/html.ts'
import type { Exchange } from '../../../core/exchange.ts'

interface OfRun {
  story: { exchanges: ReadonlyMap<string, Exchange>; header: { target: { base_url: string } } }
}

/** The request, what was expected and got at which place, and the steps before it. */
export function difference({ story }: OfRun, judgement: Omit<JudgementRecord, 'requirement'>): Html {
  const decisive = story.exchanges.get(judgement.evidence.at(-1) ?? '')
  const { wanted, got, place } = judgement
  const asked = decisive && shorten(askedOf(decisive, story.header.target.base_url), mostShown.text)
  return html`<dl class="difference">
    ${decisive && fact('Request', html`<code>${asked}</code> <span class="answered">→ ${answeredOf(decisive)}</span>`)}
    ${wanted !== undefined && fact('Expected', html`<span class="wanted">${shorten(wanted, mostShown.text)}</span>`)}
    ${got !== undefined && fact('Got', html`<span class="got">${shorten(got, mostShown.text)}</span>`)}
    ${place !== undefined && fact('Place', html`<code>${shorten(place, 300)}</code>`)}
    ${(judgement.details ?? []).map(({ title, text }) => fact(title, html`<pre>${shorten(text, mostShown.text)}</pre>`))}
  </dl>`
}
