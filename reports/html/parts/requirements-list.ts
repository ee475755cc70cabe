import { counted } from '../markup/human-quantities.ts'
import { html, raw, type Html } from '../markup/html.ts'
import { dataMarkup } from '../markup/pack.ts'
import type { Page } from '../markup/page.ts'
import { countsOf } from '../../../harness/verdicts/counts.ts'
import { tallyOf } from '../../story/verdict-counts.ts'
import { listControls } from './list-controls.ts'
import type { RequirementStory } from '../../story/run-story-model.ts'
import { shorten } from '../../../core/shorten.ts'
import { faultMarkOf, faultWords, type FaultMark, verdictWords } from '../markup/verdict-words.ts'
import { sourceText } from '../../text/source-text.ts'
import { visible } from '../../text/visible.ts'
import { byGravity } from '../../../harness/verdicts/gravest.ts'
import { requirementInside } from './requirement.ts'

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

/** The data with which the script makes, filters and finds lines; their contents are packed separately. */
interface PackedIndex {
  signs: Array<[verdict: string, sign: string]>
  /** The signs and words of the marks of faults. */
  marks: Array<[mark: FaultMark, sign: string, word: string]>
  families: Array<{ name: string; columns: Array<[name: string, label: string]> }>
  topics: Array<{ anchor: string; lines: PackedLine[] }>
}

interface PackedLine {
  obligation: string
  text: string
  /** The searched text, in lower case. */
  words: string
  /** One for each interface with the requirement. */
  cells: PackedCell[]
}

interface PackedCell {
  interface: string
  address: string
  verdict: string
  inside: number
  known?: true
  /** Whether faults made it fail; absent without faults. */
  faults?: FaultMark
  fault?: string
}

function packedIndex(page: Page, families: readonly Family[]): PackedIndex {
  return {
    signs: byGravity.map((verdict) => [verdict, verdictWords[verdict].sign]),
    marks: (Object.keys(faultWords) as FaultMark[]).map((mark) => [mark, faultWords[mark].sign, faultWords[mark].word]),
    families: families.map(({ name, interfaces }) => ({
      name,
      columns: interfaces.map((one) => [one, columnOf(one)]),
    })),
    topics: families.flatMap(({ topics }) =>
      topics.map(({ anchor, lines }) => ({ anchor, lines: lines.map((line) => packedLine(page, line)) })),
    ),
  }
}

function packedLine(page: Page, { obligation, requirements }: FamilyLine): PackedLine {
  const text = requirements.at(-1)?.text ?? ''
  return {
    obligation: visible(obligation),
    text: visible(text),
    words: [...new Set(requirements.flatMap(wordsOf))].map(visible).join(' ').toLowerCase(),
    cells: requirements.map((one) => packedCell(page, one, text)),
  }
}

function wordsOf(requirement: RequirementStory): string[] {
  const { address, text, verdict, reason } = requirement
  return [address, text, verdict, sourceText(requirement), shorten(reason, 2000)]
}

function packedCell(page: Page, requirement: RequirementStory, text: string): PackedCell {
  const { address, verdict, known, shown } = requirement
  return {
    interface: requirement.interface,
    address,
    verdict,
    inside: page.pack.add(requirementInside(page, requirement, text)),
    known: known && true,
    faults: faultMarkOf(requirement),
    fault: shown?.alteration,
  }
}

/** The versions of an interface side by side: one column each, one line per requirement. */
interface Family {
  /** The interface's name, without its version if there are several. */
  name: string
  /** The interfaces, in the order of the run. */
  interfaces: string[]
  topics: FamilyTopic[]
}

interface FamilyTopic {
  /** Within the page: `ais/accounts`. */
  anchor: string
  topic: string
  lines: FamilyLine[]
}

interface FamilyLine {
  obligation: string
  requirements: RequirementStory[]
}

/** The requirements by interface and topic, with the versions of one interface on one line. */
function familiesOf(requirements: readonly RequirementStory[]): Family[] {
  const byName = Map.groupBy(requirements, (one) => one.interface.replace(/-v\d+$/, ''))
  return [...byName].map(([stem, own]) => {
    const interfaces = [...new Set(own.map((one) => one.interface))]
    const [only] = interfaces
    const name = interfaces.length === 1 && only !== undefined ? only : stem
    const topics = Map.groupBy(own, (one) => one.topic)
    return { name, interfaces, topics: [...topics].map(([topic, rows]) => topicOf(name, topic, rows)) }
  })
}

function topicOf(name: string, topic: string, rows: RequirementStory[]): FamilyTopic {
  const lines = Map.groupBy(rows, (one) => one.obligation)
  return {
    anchor: `${name}/${topic}`,
    topic,
    lines: [...lines].map(([obligation, own]) => ({ obligation, requirements: own })),
  }
}

/** The name of a column: `v4`, or the interface if it has no version. */
function columnOf(name: string): string {
  return /-(v\d+)$/.exec(name)?.[1] ?? name
}
