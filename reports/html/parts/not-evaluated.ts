import type { RequirementStory, UnevaluatedGroup } from '../../story/run-story-model.ts'
import { mostShown } from '../../../core/most-shown.ts'
import { shorten } from '../../../core/shorten.ts'
import { counted } from '../markup/human-quantities.ts'
import { html, type Html, withCode } from '../markup/html.ts'
import type { Page } from '../markup/page.ts'
import { verdictBadge } from './verdict-badge.ts'

/** What was not evaluated and why: inconclusive, not tested, and not claimed by the target. */
export function notEvaluatedView({ story }: Page): Html {
  const { untested, inconclusive, counts } = story
  const all = counts.untested + counts.inconclusive + counts.inapplicable
  return html`<section id="not-evaluated" aria-labelledby="not-evaluated-title">
    <h2 id="not-evaluated-title">What was not evaluated</h2>
    ${all === 0 && html`<p class="calm">Everything was evaluated.</p>`}
    ${
      inconclusive.length > 0 &&
      html`<h3>${verdictBadge('inconclusive')} ${counted(counts.inconclusive, 'requirement')} without a conclusion</h3>
        ${inconclusive.map(groupView)}`
    }
    ${
      untested.length > 0 &&
      html`<h3>
          ${verdictBadge('untested')} ${counted(counts.untested, 'requirement')}
          ${counts.untested === 1 ? 'was' : 'were'} not tested
        </h3>
        ${untested.map(groupView)}`
    }
    ${counts.inapplicable > 0 && inapplicableView(story.countsByInterface)}
  </section>`
}

function groupView(group: UnevaluatedGroup): Html {
  const { requirements } = group
  const left = requirements.length - mostShown.opened
  return html`<details class="group">
    <summary>
      <span class="number">${requirements.length}</span>
      <span>${groupTitle(group)}</span>
    </summary>
    <ul>
      ${group.root !== undefined && html`<li>Fix first: <a href="#${group.root}">${group.root}</a></li>`}
      ${requirements.slice(0, mostShown.opened).map((one) => rowView(one, group))}
      ${left > 0 && html`<li class="aside">and ${left} more, in the list of requirements</li>`}
    </ul>
  </details>`
}

function groupTitle({ capability, offer, reason, root }: UnevaluatedGroup): Html | string {
  if (root !== undefined) return `Inconclusive because of ${root}.`
  if (capability) return html`<strong>${capability}</strong> is missing. Needed: ${withCode(offer ?? '')}.`
  return shorten(reason, 400)
}

function rowView({ address, text, reason, facts }: RequirementStory, group: UnevaluatedGroup): Html {
  const why = group.root === undefined ? reason : String(facts?.['why'] ?? reason)
  const own = why === group.reason || group.capability ? '' : shorten(why, 400)
  return html`<li><a href="#${address}">${address}</a> ${text}${own && html` <span class="aside">${own}</span>`}</li>`
}

function inapplicableView(counts: Page['story']['countsByInterface']): Html {
  const names = [...counts].filter(([, own]) => own.inapplicable > 0)
  return html`<h3>
      ${verdictBadge('inapplicable')} Interfaces that the profile does not claim, or that were not asked for
    </h3>
    <p>
      ${names.map(([name, own], index) => html`${index > 0 && ', '}${name} (${counted(own.inapplicable, 'requirement')})`)}
    </p>`
}
