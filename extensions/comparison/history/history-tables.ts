import type { Verdict } from '../../../core/verdict.ts'
import { byGravity } from '../../../harness/verdicts/gravest.ts'
import { html, type Html } from '../../../reports/html/markup/html.ts'
import { duration } from '../../../reports/html/markup/human-quantities.ts'
import { verdictWords } from '../../../reports/html/markup/verdict-words.ts'
import type { CourseRow } from './course.ts'
import { type HistoryRun, partOf } from './history-run.ts'

const mostRows = 100
const mostSigns = 60

/** The runs of a target, the last one first, with what the plots show. */
export function historyRuns(runs: readonly HistoryRun[], target: string): Html {
  const columns = byGravity.filter((verdict) => runs.some(({ counts }) => counts[verdict] > 0))
  return html`<h3>Runs <span class="tally">${runs.length}, the last one first</span></h3>
    <div class="scrolls" role="region" aria-label="Runs of ${target}" tabindex="0">
      <table class="interfaces">
        <thead>
          <tr>
            <th scope="col" class="text">Began (UTC)</th>
            <th scope="col" class="text">Part</th>
            ${columns.map((verdict) => html`<th scope="col" class="tone v-${verdict}">${verdict}</th>`)}
            <th scope="col">Duration</th>
            <th scope="col">Requests</th>
            <th scope="col" class="text">Assay</th>
            <th scope="col" class="text">File</th>
          </tr>
        </thead>
        <tbody>
          ${runs.toReversed().map((run) => runView(run, columns))}
        </tbody>
      </table>
    </div>`
}

function runView(run: HistoryRun, columns: readonly Verdict[]): Html {
  return html`<tr>
    <th scope="row">${run.startedAt.slice(0, 16).replace('T', ' ')}</th>
    <td class="text">${partOf(run) || 'whole'}</td>
    ${columns.map((verdict) => html`<td>${run.counts[verdict].toLocaleString('en')}</td>`)}
    <td>${run.durationMs === undefined ? '' : duration(run.durationMs)}</td>
    <td>${run.requests?.toLocaleString('en')}</td>
    <td class="text">${run.assay}</td>
    <td class="text"><code>${run.file}</code></td>
  </tr>`
}

export interface CourseRows {
  title: string
  about: string
  rows: readonly CourseRow[]
  runs: readonly HistoryRun[]
  number: readonly [name: string, of: (row: CourseRow) => number]
}

/** Requirements with their verdict in each run, in the order of time. */
export function courseRows({ title, about, rows, runs, number: [name, numberOf] }: CourseRows): Html {
  if (rows.length === 0)
    return html`<h3>${title}</h3>
      <p class="calm">None.</p>`
  const left = rows.length - mostRows
  return html`<h3>${title} <span class="tally">${rows.length}</span></h3>
    <p class="aside about">${about}</p>
    <div class="scrolls" role="region" aria-label="${title} of ${runs[0]?.target.name}" tabindex="0">
      <table class="interfaces">
        <thead>
          <tr>
            <th scope="col" class="text">Requirement</th>
            <th scope="col">${name}</th>
            <th scope="col" class="text">Last verdict</th>
            <th scope="col" class="text">By time${runs.length > mostSigns && `, the last ${mostSigns} runs`}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.slice(0, mostRows).map((row) => rowView(row, numberOf(row)))}
        </tbody>
      </table>
    </div>
    ${left > 0 && html`<p class="aside">and ${left} more in history.json</p>`}`
}

function rowView({ address, verdicts }: CourseRow, number: number): Html {
  const last = verdicts.findLast((verdict) => verdict !== undefined) ?? 'untested'
  return html`<tr>
    <th scope="row"><code>${address}</code></th>
    <td>${number}</td>
    <td class="text"><span class="tone v-${last}">${last}</span></td>
    <td class="text signs">${verdicts.slice(-mostSigns).map(signOf)}</td>
  </tr>`
}

function signOf(verdict: Verdict | undefined): Html {
  const word = verdict ?? 'not in this run'
  const sign = verdict ? verdictWords[verdict].sign : '·'
  return html`<span class="tone v-${verdict ?? 'untested'}" title="${word}"
    ><span aria-hidden="true">${sign}</span><span class="unseen"> ${word} </span></span
  >`
}
