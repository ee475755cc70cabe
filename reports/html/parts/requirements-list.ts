import { counted } from '../markup/human-quantities.ts'
import { html, raw, type Html } from '../markup/html.ts'
import { dataMarkup } from '../markup/pack.ts'
import type { Page } from '../markup/page.ts'
import { byGravity } from '../../../harness/verdicts/gravest.ts'
import { listControls } from './list-controls.ts'
import { packedIndex } from './packed-index.ts'
import { plainList } from './plain-list.ts'
import { columnOf, familiesOf, type Family, type FamilyTopic } from './version-columns.ts'

/**
 * Every requirement, by interface and topic, with the controls that filter and search them. The script makes a line when its
 * topic is opened, and unpacks what is inside when the line is; without a script there is a plain list.
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
  const all = lines.flatMap(({ requirements }) => requirements)
  const tally = byGravity
    .map((verdict) => [verdict, all.filter((one) => one.verdict === verdict).length] as const)
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => html`<span class="${`v-${verdict}`}">${count} ${verdict}</span> `)
  return html`<details class="topic" id="${anchor}">
    <summary>
      <h4>${topic}</h4>
      <span class="tally">${tally}</span>
    </summary>
    <div class="lines"></div>
  </details> `
}
