import type { Verdict } from '../../../core/verdict.ts'
import { noCounts } from '../../../harness/verdicts/counts.ts'
import { sumOf, tallyOf } from '../../../reports/story/verdict-counts.ts'
import { html, type Html } from '../../../reports/html/markup/html.ts'
import { minuteOf, type RunsComparison, verdictsOf } from './comparison.ts'

/** A row for each run: its number, its target, when, and how many requirements have each verdict. */
export function runsTable({ runs, sideBySide }: RunsComparison): Html {
  const counts = runs.map(verdictsOf)
  const columns = tallyOf(sumOf(counts)).map(([verdict]) => verdict)
  return html`<div class="scrolls" role="region" aria-labelledby="runs-title" tabindex="0">
    <table class="interfaces runs-table">
      <caption id="runs-title">
        ${sideBySide ? 'Implementations' : 'Runs'}
      </caption>
      <thead>
        <tr>
          <td></td>
          <th scope="col" class="text">Name</th>
          ${columns.map((verdict) => html`<th scope="col" class="v-${verdict}">${verdict}</th>`)}
          <th scope="col" class="text">Began (UTC)</th>
          <th scope="col" class="text">Assay</th>
          <th scope="col" class="text">Target</th>
        </tr>
      </thead>
      <tbody>
        ${runs.map(
          (run, at) =>
            html`<tr>
              <td>${at + 1}</td>
              <th scope="row">${run.label}</th>
              ${columns.map((verdict) => html`<td>${countView(at + 1, verdict, (counts[at] ?? noCounts())[verdict])}</td>`)}
              <td class="text">${minuteOf(run)}</td>
              <td class="text">${run.assay}</td>
              <td class="text"><code>${run.target.base_url}</code></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

function countView(run: number, verdict: Verdict, count: number): Html {
  if (count === 0) return html`0`
  return html`<a href="#requirements" data-find="run${run}:${verdict}">${count.toLocaleString('en')}</a>`
}
