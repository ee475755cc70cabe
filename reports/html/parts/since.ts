import type { Change } from '../../../harness/verdicts/compare.ts'
import type { RunStory } from '../../story/run-story-model.ts'
import { changeText, keptSentence, sinceGroups, sinceSentence } from '../../text/since-text.ts'
import { html, type Html } from '../markup/html.ts'

/** What is kept of earlier runs; false for nothing. */
export function keptView({ kept }: RunStory): Html | false {
  return kept !== undefined && html`<p class="since">${keptSentence(kept)}</p>`
}

/** The changes since the baseline: a sentence that opens to the requirements; false without baseline. */
export function sinceView({ since, requirements }: RunStory): Html | false {
  if (!since) return false
  const shown = new Set(requirements.map(({ address }) => address))
  const groups = sinceGroups(since)
  if (groups.length === 0) return html`<p class="since">${sinceSentence(since)}</p>`
  return html`<details class="since">
    <summary>${sinceSentence(since)}</summary>
    ${groups.map(
      ({ title, changes }) =>
        html`<p class="eyebrow">${title}</p>
          <ul>
            ${changes.map((one) => html`<li>${nameOf(one, shown)} (${changeText(one)})</li>`)}
          </ul>`,
    )}
  </details>`
}

/** A link to a requirement of this report; another one by name. */
function nameOf({ address }: Change, shown: ReadonlySet<string>): Html {
  return shown.has(address) ? html`<a href="#${address}">${address}</a>` : html`${address}`
}
