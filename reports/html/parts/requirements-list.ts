import { counted } from '../markup/human-quantities.ts'
import { html, raw, type Html } from '../markup/html.ts'
import { dataMarkup } from '../markup/pack.ts'
import type { Page } from '../markup/page.ts'
import { countsOf } from '../../../harness/verdicts/counts.ts'
import { tallyOf } from '../../story/verdict-counts.ts'
import { listControls } from './list-controls.ts'
import { packedIndex } from './packed-index.ts'
import { columnOf, familiesOf, type Family, type FamilyTopic, type FamilyLine } from './version-columns.ts'
import type { RequirementStory } from '../../story/run-story-model.ts'
import { shorten } from '../../../core/shorten.ts'
import { faultMarkOf, faultWords } from '../markup/fault-words.ts'
import { verdictWords } from '../markup/verdict-words.ts'

/**
 * All requirements by interface and topic, with controls. The script creates a line when its topic opens, and its
 * inside when the line opens. Without script there is a plain list.
 */
export function requirementsList(page: Page): Html {
  const families = familiesOf(page.story.requirements)
  return html`<section id="requirements" aria-labelledby="requirements-title">
    <h2 id="requirements-title">Requirements</h2>
    ${listControls(page.story)}
    <div class="families${page.story.faults && ' with-faults'}" hidden>${families.map(familyView)}</div>
    <p class="nothing" hidden>
      No requirement matches. <button type="button" data-reset>Show all requirements</button>
    </p>
    ${plainList(families)} ${raw(dataMarkup(packedIndex(page, families), 'data-index'))} ${page.pack.markup()}
  </section>`
}

function familyView({ name, interfaces, topics }: Family): Html {
  const lines = topics.flatMap((topic) => topic.lines)
  const count = lines.reduce((sum, { requirements }) => sum + requirements.length, 0)
  const versions = interfaces.length > 1 && interfaces.map((one) => html` <span id="${one}">${columnOf(one)}</span>`)
  return html`<section class="interface" id="${name}" data-columns="${interfaces.length}">
    <h3>${name}${versions} <span class="tally">${counted(count, 'requirement')}</span></h3>
    ${topics.map(topicView)}
  </section>`
}

function topicView({ anchor, topic, lines }: FamilyTopic): Html {
  const tally = tallyOf(countsOf(lines.flatMap(({ requirements }) => requirements))).map(
    ([verdict, count]) => html`<span class="${`v-${verdict}`}">${count} ${verdict}</span> `,
  )
  return html`<details class="topic" id="${anchor}">
    <summary>
      <h4>${topic}</h4>
      <span class="tally">${tally}</span>
    </summary>
    <div class="lines"></div>
  </details> `
}

/** All requirements for browsers without script: each verdict, and the reason unless it simply passed. */
function plainList(families: readonly Family[]): Html {
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
