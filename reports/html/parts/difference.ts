import type { JudgementRecord } from '../../../core/journal-events.ts'
import { answeredOf, askedOf } from '../../text/asked-of.ts'
import { shorten } from '../../../core/shorten.ts'
import { html, type Html } from '../markup/html.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { fact } from '../markup/fact.ts'

const most = 1500
const mostOfStep = 4000

interface OfRun {
  story: { exchanges: ReadonlyMap<string, Exchange>; header: { target: { base_url: string } } }
}

/** The request, what was expected and got at which place, and the steps before it. */
export function difference({ story }: OfRun, judgement: Omit<JudgementRecord, 'requirement'>): Html {
  const decisive = story.exchanges.get(judgement.evidence.at(-1) ?? '')
  const { wanted, got, place } = judgement
  const asked = decisive && askedOf(decisive, story.header.target.base_url)
  return html`<dl class="difference">
    ${
      decisive &&
      fact(
        'Request',
        html`<code>${shorten(asked ?? '', most)}</code> <span class="answered">→ ${answeredOf(decisive)}</span>`,
      )
    }
    ${wanted !== undefined && fact('Expected', html`<span class="wanted">${shorten(wanted, most)}</span>`)}
    ${got !== undefined && fact('Got', html`<span class="got">${shorten(got, most)}</span>`)}
    ${place !== undefined && fact('Place', html`<code>${shorten(place, 300)}</code>`)}
    ${(judgement.details ?? []).map(({ title, text }) => fact(title, html`<pre>${shorten(text, mostOfStep)}</pre>`))}
  </dl>`
}
