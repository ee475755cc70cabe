import type { Verdict } from '../../../harness/run/verdict.ts'
import type { VerdictCounts } from '../../story/run-story-model.ts'
import { dayAndTime, duration } from '../human-quantities.ts'
import { html, raw, type Html } from '../html.ts'
import type { Page } from '../page.ts'
import { verdictOrder, verdictWords } from '../verdict-words.ts'

const outcomeSigns = { held: '✓', failed: '✕', unclear: '?' }

/** The top of the page: the target, when, the seed, the verdict in one sentence, and the counts. */
export function masthead({ story }: Page): Html {
  const { header, sentence, outcome, counts } = story
  return html`<header class="masthead o-${outcome}">
    <p class="eyebrow">Assay conformance report</p>
    <h1>${header.target.name}</h1>
    <p class="sentence"><span class="sign" aria-hidden="true">${outcomeSigns[outcome]}</span> ${sentence}</p>
    ${!header.finished && html`<p class="cut-short"><strong>This is a partial report.</strong> The run did not come to its end; what it had not judged by then is inconclusive.</p>`}
    ${countsBar(counts)}
    <dl class="facts top">
      <div>
        <dt>Target</dt>
        <dd><code>${header.target.base_url}</code>${header.target.embedded && ' (the embedded sandbox)'}</dd>
      </div>
      <div>
        <dt>Judged as</dt>
        <dd>${header.interfaces.join(', ')}${header.only.length > 0 && html`, only ${header.only.join(', ')}`}</dd>
      </div>
      <div>
        <dt>When</dt>
        <dd>
          <time datetime="${header.startedAt}">${dayAndTime(header.startedAt)}</time>, for
          ${duration(header.durationMs)}
        </dd>
      </div>
      <div>
        <dt>Seed</dt>
        <dd><code>${header.seed}</code></dd>
      </div>
      <div>
        <dt>Requests</dt>
        <dd>
          ${!header.finished && 'at least '}${header.requests.toLocaleString('en')} sent, of
          ${header.budget.requests.toLocaleString('en')} allowed
        </dd>
      </div>
    </dl>
    ${story.countsByInterface.size > 1 && interfaceTable(story.countsByInterface)}
  </header>`
}

function countsBar(counts: VerdictCounts): Html {
  const shown = verdictOrder.filter((verdict) => counts[verdict] > 0)
  const judged = shown.filter((verdict) => verdict !== 'inapplicable')
  return html`<div class="bar" aria-hidden="true">
      ${judged.map((verdict) => raw(`<span class="v-${verdict}" style="flex-grow:${counts[verdict]}"></span>`))}
    </div>
    <ul class="counts">
      ${shown.map((verdict) => countItem(verdict, counts[verdict]))}
    </ul>`
}

function countItem(verdict: Verdict, count: number): Html {
  const { sign, meaning } = verdictWords[verdict]
  const inside = html`<span class="number">${count.toLocaleString('en')}</span>
    <span class="word v-${verdict}"><span aria-hidden="true">${sign}</span> ${verdict}</span
    ><span class="meaning">${meaning}</span>`
  if (verdict === 'inapplicable') return html`<li>${inside}</li>`
  return html`<li><a href="#requirements" data-pick="${verdict}">${inside}</a></li>`
}

function interfaceTable(counts: Page['story']['countsByInterface']): Html {
  const verdicts = verdictOrder.filter((verdict) => [...counts.values()].some((own) => own[verdict] > 0))
  return html`<div class="wide">
    <table class="interfaces">
      <caption>
        By interface
      </caption>
      <thead>
        <tr>
          <th scope="col">Interface</th>
          ${verdicts.map((verdict) => html`<th scope="col">${verdict}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${[...counts].map(
          ([name, own]) =>
            html`<tr>
              <th scope="row">${name}</th>
              ${verdicts.map((verdict) => html`<td>${own[verdict] || '–'}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
