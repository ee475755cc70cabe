import type { Change } from '../../../harness/verdicts/compare.ts'
import type { RunStory } from '../../story/run-story-model.ts'
import { changeText, keptSentence, sinceGroups, sinceSentence } from '../../text/since-text.ts'
import { html, type Html } from '../markup/html.ts'

/** What stays of earlier runs; nothing where nothing does. */
export function keptView({ kept }: RunStory): Html | false {
  return kept !== undefined && html`<p class="since">${keptSentence(kept)}</p>`
}

/** How the run differs from its baseline: a sentence that opens to the requirements; nothing where it has none. */
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

/** A requirement of this report as a link to it; anything else by its name. */
function nameOf({ address }: Change, shown: ReadonlySet<string>): Html {
  return shown.has(address) ? html`<a href="#${address}">${address}</a>` : html`${address}`
}
