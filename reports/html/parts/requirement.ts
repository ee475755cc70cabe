import type { RequirementStory } from '../../story/run-story-model.ts'
import { shorten } from '../../../core/shorten.ts'
import { html, type Html } from '../markup/html.ts'
import type { Page } from '../markup/page.ts'
import { dayAndTime } from '../markup/human-quantities.ts'
import { checkView } from './check.ts'
import { knownNote } from './known-note.ts'
import { placesView } from './places-view.ts'
import { repeat } from './repeat.ts'
import { strengthWords } from '../../text/strength-words.ts'
import { sourceFact } from './source-fact.ts'
import { pageOfRow } from '../markup/page-of-row.ts'
import { fact } from '../markup/fact.ts'

/** The inside of a requirement's line: its source, strength and checks, and its own text if the line has another. */
export function requirementInside(page: Page, requirement: RequirementStory, lineText: string): Html {
  const { address, text, strength, note, reason, known, checks, root } = requirement
  const isUnevaluated = checks.length === 0
  return html`${text !== lineText && html`<p>${text}</p>`}
    <p class="reason">${shorten(reason, 2000)}</p>
    ${known && knownNote(known)}
    <dl class="facts">
      ${sourceFact(requirement)} ${fact('Strength', strengthWords[strength])}
      ${root !== undefined && fact('Root', html`<a href="#${root}"><code>${root}</code></a>`)}
      ${note && fact('Note', note)}
      ${
        requirement.decidedAt !== undefined &&
        fact('Decided', html`by an earlier run, ${dayAndTime(requirement.decidedAt)}`)
      }
      ${requirement.shown && shownView(requirement.shown)} ${requirement.places.map(placesView)}
      ${fact(
        'Address',
        html`<a href="#${address}"><code>${address}</code></a
          >${page.story.site !== undefined && html` (<a href="${page.story.site}/${pageOfRow(address)}">in the catalogue</a>)`}`,
      )}
    </dl>
    ${checks.map((check) => checkView(page, requirement, check))} ${isUnevaluated && repeat(page, address)}`
}

/** The fault of this server on which the requirement failed, or why there is none. */
function shownView({ alteration, sentence, place, why }: NonNullable<RequirementStory['shown']>): Html {
  const where = place !== undefined && html` <span class="aside">(${place})</span>`
  return fact(
    'Shown able to fail on this server',
    alteration === undefined ? html`No. ${why}` : html`<code>${alteration}</code>: ${sentence}${where}`,
  )
}
