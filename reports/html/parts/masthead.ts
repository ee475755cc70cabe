import { mostShown } from '../../../core/most-shown.ts'
import type { Verdict } from '../../../core/verdict.ts'
import type { VerdictCounts } from '../../../harness/verdicts/counts.ts'
import { counted, dayAndTime, duration } from '../markup/human-quantities.ts'
import { html, raw, type Html, fact } from '../markup/html.ts'
import type { RunStory } from '../../story/run-story-model.ts'
import { nextRoutes, waitingText } from '../../text/next-text.ts'
import { countsInFront, sumOf, tallyOf } from '../../story/verdict-counts.ts'
import type { Page } from '../markup/page.ts'
import {
  meaningOf,
  type Subject,
  verdictWords,
  type FaultMark,
  faultMarkOf,
  faultWords,
} from '../markup/verdict-words.ts'
import { isReason } from '../../../core/reason.ts'
import { wordsOf } from '../../../harness/reasons/words-of.ts'
import { earlierSentence, faultsSentence } from '../../text/faults-text.ts'
import type { Change } from '../../../harness/verdicts/compare.ts'
import { changeText, keptSentence, sinceGroups, sinceSentence } from '../../text/since-text.ts'

const kinds = { requirements: 'conformance', contracts: 'contract', clients: 'client', exchanges: 'exchange' }
const outcomeSigns = { held: '✓', failed: '✕', unclear: '?' }

/** The top of the page: target, time, seed, the conclusion in one sentence, and the counts. */
export function masthead({ story }: Page): Html {
  const { header, outcome } = story
  return html`<header class="masthead o-${outcome}">
    <p class="eyebrow">Assay ${kinds[subjectOf(story)]} report</p>
    <h1>${header.target.name}</h1>
    <p class="sentence"><span class="sign" aria-hidden="true">${outcomeSigns[outcome]}</span> ${sentenceView(story)}</p>
    ${!header.finished && !header.goesOn && html`<p class="cut-short"><strong>This is a partial report.</strong> The run did not finish; requirements that it did not evaluate are inconclusive.</p>`}
    ${story.damage && html`<p class="cut-short"><strong>The journal is not known to be whole.</strong> What stood in lines that are missing or changed is unknown; the checks that they decided are inconclusive.</p>`}
    ${nextView(story)} ${rootsView(story)} ${sinceView(story)}
    ${story.kept && html`<p class="since">${keptSentence(story.kept)}</p>`}
    ${countsBar(countsInFront(story), subjectOf(story))} ${faultsView(story)}
    <dl class="facts top">
      ${fact(header.judged === 'clients' ? 'Server' : 'Target', html`<code>${header.target.base_url}</code>${header.target.embedded && ' (the embedded sandbox)'}`)}
      ${fact('Interfaces', interfacesIn(story).join(', '))} ${selectionView(header)}
      ${header.depth && fact('Depth', header.depth)} ${shardView(header)} ${resumedView(header)}
      ${fact('When', html`<time datetime="${header.startedAt}">${dayAndTime(header.startedAt)}</time>`)}
      ${fact('Duration', duration(header.durationMs))}
      ${!header.judged && !header.bothSides && fact('Seed', html`<code>${header.seed}</code>`)}
      ${fact('Requests', html`${!header.finished && 'at least '}${header.requests.toLocaleString('en')} sent${!header.judged && !header.bothSides && `, of ${header.budget.requests.toLocaleString('en')} allowed`}`)}
    </dl>
    ${interfaceTable(story.countsByInterface)}
  </header>`
}

/** The sentence of the run: its conclusion, and the rest in smaller type. */
function sentenceView({ sentence, conclusion }: RunStory): Html {
  const [first] = conclusion.code === 'all-of' ? [conclusion.facts['parts']].flat() : []
  const said = isReason(first) ? wordsOf(first) : sentence
  // A run in progress has a sentence of its own.
  const lead = sentence.startsWith(said) ? said : sentence
  const beside = sentence.slice(lead.length)
  return html`${lead}${beside !== '' && html`<span class="beside">${beside}</span>`}`
}

function subjectOf({ header, requirements }: RunStory): Subject {
  if (header.judged === 'clients') return 'clients'
  if (header.bothSides) return 'exchanges'
  return requirements.length > 0 ? 'requirements' : 'contracts'
}

/** The next route to build, with a link to its requirements; false once every route accepts a valid request. */
function nextView(story: RunStory): Html | false {
  const [next] = nextRoutes(story)
  if (!next) return false
  return html`<p class="roots">
    Next: <a href="#${next.row.address}"><code>${next.route}</code></a> of ${next.interface}.${waitingText(next)}
    <a href="#routes">All routes</a>
  </p>`
}

/** The broken requirements on which inconclusive ones depend, but for the next route, which stands above: where to begin. */
function rootsView(story: RunStory): Html | false {
  const next = nextRoutes(story)[0]?.row.address
  const broken = story.roots.flatMap(({ address, requirements }) =>
    address === undefined || address === next ? [] : [{ address, requirements }],
  )
  if (broken.length === 0) return false
  const left = broken.length - mostShown.names
  return html`<p class="roots">
    Fix first:
    ${broken.slice(0, mostShown.names).map(({ address, requirements }, index) => html`${index > 0 && ', '}<a href="#${address}">${address}</a> (behind ${counted(requirements, 'inconclusive requirement')})`)}${left > 0 && html` and <a href="#not-evaluated">${left} more</a>`}.
  </p>`
}

function countsBar(counts: VerdictCounts, subject: Subject): Html {
  const shown = tallyOf({ ...counts, inapplicable: 0 })
  return html`<div class="bar" aria-hidden="true">
      ${shown.map(([verdict, count]) => raw(`<span class="v-${verdict}" style="flex-grow:${count}"></span>`))}
    </div>
    <ul class="counts">
      ${shown.map(([verdict, count]) => countItem(verdict, count, subject))}
    </ul>`
}

function countItem(verdict: Verdict, count: number, subject: Subject): Html {
  const { sign } = verdictWords[verdict]
  const inside = html`<span class="number">${count.toLocaleString('en')}</span>
    <span class="word v-${verdict}"><span aria-hidden="true">${sign}</span> ${verdict}</span
    ><span class="meaning">${meaningOf(verdict, subject)}</span>`
  return html`<li>
    <a href="#${subject === 'contracts' ? 'contracts' : 'requirements'}" data-pick="${verdict}">${inside}</a>
  </li>`
}

/** The counts of each evaluated interface side by side, for a run of several. */
function interfaceTable(counts: Page['story']['countsByInterface']): Html | false {
  const columns = tallyOf({ ...sumOf(counts.values()), inapplicable: 0 }).map(([verdict]) => verdict)
  const evaluated = [...counts].filter(([, own]) => columns.some((verdict) => own[verdict] > 0))
  if (evaluated.length < 2) return false
  return html`<table class="interfaces">
    <caption>
      By interface
    </caption>
    <thead>
      <tr>
        <td></td>
        ${columns.map((verdict) => html`<th scope="col" class="v-${verdict}">${verdict}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${evaluated.map(([name, own]) => interfaceRow(name, own, columns))}
    </tbody>
  </table>`
}

function interfaceRow(name: string, counts: VerdictCounts, columns: readonly Verdict[]): Html {
  return html`<tr>
    <th scope="row"><a href="#${name}">${name}</a></th>
    ${columns.map((verdict) => html`<td>${counts[verdict].toLocaleString('en')}</td>`)}
  </tr>`
}

/** The interfaces of the run, or of its part. */
function interfacesIn({ header, requirements }: RunStory): string[] {
  const shown = new Set<string>(requirements.map((one) => one.interface))
  return header.only.length === 0 ? header.interfaces : header.interfaces.filter((name) => shown.has(name))
}

/** The run's shard, or the shards that it merges; false for others. */
function shardView({ shard, shards }: RunStory['header']): Html | false {
  if (!shard && !shards) return false
  return fact(shard ? 'Shard' : 'Merged', shard ? `${shard.number} of ${shard.of}` : `of ${shards?.length} shards`)
}

/** When the run was resumed, and what stayed decided; false for others. */
function resumedView({ resumed = [] }: RunStory['header']): Html | false {
  if (resumed.length === 0) return false
  return fact('Resumed', resumed.map(({ at, kept }) => `${dayAndTime(at)}, after ${counted(kept, 'check')}`).join('; '))
}

/** The addresses and checks to which the run was limited; false for a whole run. */
function selectionView({ only: addresses, titles = [], selection }: RunStory['header']): Html | false {
  const only = selection === undefined ? addresses : [selection]
  if (only.length + titles.length === 0) return false
  const checks = titles.length === 0 ? [] : [`${titles.length === 1 ? 'check' : 'checks'} ${titles.join(', ')}`]
  return fact('Only', [...only, ...checks].join(', '))
}

/** How many requirements failed on a fault, with the meaning of the list's marks; false without faults. */
function faultsView({ faults, requirements }: RunStory): Html | false {
  if (!faults) return false
  const marks = requirements.flatMap((one) => faultMarkOf(one) ?? [])
  return html`<div class="faults">
    <p>${faultsSentence(faults)} ${earlierSentence(faults, marks.length)}</p>
    <ul>
      ${(Object.keys(faultWords) as FaultMark[]).map((mark) => markItem(mark, marks.filter((one) => one === mark).length))}
    </ul>
  </div>`
}

function markItem(mark: FaultMark, count: number): Html | false {
  const { sign, word, meaning } = faultWords[mark]
  if (count === 0) return false
  return html`<li>
    <span aria-hidden="true">${sign}</span>
    <a href="#requirements" data-pick="${mark}">${count.toLocaleString('en')} ${word}</a>: ${meaning}
  </li>`
}

/** The changes since the baseline: a sentence that opens to the requirements; false without baseline. */
function sinceView({ since, requirements }: RunStory): Html | false {
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
