import type { RequirementStory } from '../../story/run-story-model.ts'
import { shorten } from '../../../core/shorten.ts'
import { html, type Html } from '../markup/html.ts'
import { faultMarkOf, faultWords } from '../markup/fault-words.ts'
import { verdictWords } from '../markup/verdict-words.ts'
import type { Family, FamilyLine } from './version-columns.ts'

/** Every requirement for browsers that run no script: its verdict, and why where it is not simply right. */
export function plainList(families: readonly Family[]): Html {
  return html`<noscript
    ><p class="calm">
      A browser that runs scripts also shows the evidence of each requirement. The file
      <code>results.json</code> has it too.
    </p>
    ${families.map(
      ({ topics }) =>
        html`${topics.map(
          ({ anchor, lines }) =>
            html`<h4>${anchor}</h4>
              <ul class="entries">
                ${lines.map(lineView)}
              </ul>`,
        )}`,
    )}</noscript
  >`
}

function lineView({ obligation, requirements }: FamilyLine): Html {
  const text = requirements.at(-1)?.text ?? ''
  return html`<li><strong>${obligation}</strong> ${text} ${requirements.map(verdictView)}</li>`
}

function verdictView(requirement: RequirementStory): Html {
  const { address, verdict, reason, shown } = requirement
  const mark = faultMarkOf(requirement)
  const why = verdict === 'passed' ? '' : `: ${shorten(reason, 400)}`
  return html`<p id="${address}">
    <span class="v-${verdict}">${verdictWords[verdict].sign} ${verdict}</span>
    ${address}${why}${mark && ` ${faultWords[mark].sign} ${shown?.alteration ?? faultWords[mark].word}`}
  </p> `
}
