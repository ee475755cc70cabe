import type { JudgementRecord } from '../../../core/journal-events.ts'
import { answeredOf, askedOf } from '../../text/asked-of.ts'
import { shorten } from '../../../core/shorten.ts'
import { html, type Html } from '../markup/html.ts'
import type { Exchange } from '../../../core/exchange.ts'

const most = 1500
const mostOfStep = 4000

interface OfRun {
  story: { exchanges: ReadonlyMap<string, Exchange>; header: { target: { base_url: string } } }
}

/** The request, what was expected and what was got instead, with its place, and the steps before it. */
export function difference({ story }: OfRun, judgement: Omit<JudgementRecord, 'requirement'>): Html {
  const decisive = story.exchanges.get(judgement.evidence.at(-1) ?? '')
  const { wanted, got, place } = judgement
  const asked = decisive && askedOf(decisive, story.header.target.base_url)
  return html`<dl class="difference">
    ${
      decisive &&
      html`<div>
        <dt>Request</dt>
        <dd><code>${shorten(asked ?? '', most)}</code> <span class="answered">→ ${answeredOf(decisive)}</span></dd>
      </div>`
    }
    ${
      wanted !== undefined &&
      html`<div>
        <dt>Expected</dt>
        <dd><span class="wanted">${shorten(wanted, most)}</span></dd>
      </div>`
    }
    ${
      got !== undefined &&
      html`<div>
        <dt>Got</dt>
        <dd><span class="got">${shorten(got, most)}</span></dd>
      </div>`
    }
    ${
      place !== undefined &&
      html`<div>
        <dt>Place</dt>
        <dd><code>${shorten(place, 300)}</code></dd>
      </div>`
    }
    ${(judgement.details ?? []).map(
      ({ title, text }) =>
        html`<div>
          <dt>${title}</dt>
          <dd><pre>${shorten(text, mostOfStep)}</pre></dd>
        </div>`,
    )}
  </dl>`
}
