import { listScripts, listStyles, pageScripts, documentOf } from '../../../reports/html/markup/document.ts'
import { html, type Html, raw } from '../../../reports/html/markup/html.ts'
import { dataMarkup, Pack } from '../../../reports/html/markup/pack.ts'
import { counted } from '../../../reports/html/markup/human-quantities.ts'
import { type Chip, controlsView } from '../../../reports/html/parts/list-controls.ts'
import {
  kindCounts,
  type RunsComparison,
  minuteOf,
  verdictsOf,
  kindWords,
  meaningOfKind,
  quietKinds,
  slugOf,
} from './comparison.ts'
import { consumers } from '../../../reports/runs/compared-run.ts'
import { comparisonNotes, comparisonSentence, reasonOf, verdictsText } from './comparison-text.ts'
import { matrixOf, type Matrix } from './matrix.ts'
import type { Verdict } from '../../../core/verdict.ts'
import { noCounts } from '../../../harness/verdicts/counts.ts'
import { sumOf, tallyOf } from '../../../reports/story/verdict-counts.ts'

const styles = [...listStyles, 'requirements.css', 'compare.css', 'print.css']

/**
 * Runs side by side for people: a page that opens from disk without a network, packed as the report of a run is. What
 * changed or fails is shown first, and the script shows the rest on demand.
 */
export function comparisonHtml(comparison: RunsComparison): string {
  const { runs, sideBySide, lines } = comparison
  const pack = new Pack()
  const matrix = matrixOf(comparison, pack)
  const named = runs.length > 3 ? counted(runs.length, sideBySide ? 'implementation' : 'run') : undefined
  const title = named ?? runs.map(({ label }) => label).join(sideBySide ? ', ' : ' → ')
  return documentOf({
    title: `${title}: Assay comparison`,
    styles,
    scripts: [...pageScripts, ...listScripts],
    skipTo: ['requirements', 'requirements'],
    body: html`<header class="masthead o-${outcomeOf(comparison)}">
        <p class="eyebrow">Assay comparison</p>
        <h1>${title}</h1>
        <p class="sentence">
          <span class="sign" aria-hidden="true">${signs[outcomeOf(comparison)]}</span> ${comparisonSentence(comparison)}
        </p>
        ${notesView(comparison)} ${kindsView(comparison)} ${runsTable(comparison)}
      </header>
      <main>
        <section id="requirements" aria-labelledby="requirements-title">
          <h2 id="requirements-title">Requirements by run</h2>
          ${controlsView([{ legend: sideBySide ? 'Difference' : 'Change', of: 'verdict', chips: chipsOf(comparison) }], [...new Set(lines.map((line) => line.interface))], namesView(comparison))}
          <div class="families" hidden>${matrix.families.map(familyView(matrix))}</div>
          <p class="nothing" hidden>
            No requirement matches. <button type="button" data-reset>Show all requirements</button>
          </p>
          ${plainLines(comparison)} ${raw(dataMarkup(matrix, 'data-index'))} ${pack.markup()}
        </section>
      </main>`,
  })
}

const signs = { held: '✓', failed: '✕', unclear: '?' }

function outcomeOf(comparison: RunsComparison): keyof typeof signs {
  const kinds = new Map(kindCounts(comparison))
  if (kinds.has('new') || kinds.has('fails in some') || kinds.has('fails in all')) return 'failed'
  return kinds.has('newly inconclusive') || kinds.has('flapping') ? 'unclear' : 'held'
}

function notesView(comparison: RunsComparison): Html | false {
  const notes = comparisonNotes(comparison)
  return (
    notes.length > 0 &&
    html`<ul class="plain notes">
      ${notes.map((note) => html`<li>${note}</li>`)}
    </ul>`
  )
}

/** The names of the runs beside their numbers, which stay in sight. */
function namesView({ runs }: RunsComparison): Html {
  return html`<p class="names">${runs.map(({ label }, at) => html`<span><b>${at + 1}</b> ${label}</span> `)}</p>`
}

function kindsView(comparison: RunsComparison): Html {
  return html`<ul class="counts">
    ${kindCounts(comparison).map(
      ([kind, count]) =>
        html`<li>
          <a href="#requirements" data-pick="${slugOf(kind)}"
            ><span class="number">${count.toLocaleString('en')}</span>
            <span class="word v-${slugOf(kind)}"><span aria-hidden="true">${kindWords[kind].sign}</span> ${kind}</span
            ><span class="meaning">${meaningOfKind(kind, comparison.sideBySide)}</span></a
          >
        </li>`,
    )}
  </ul>`
}

/** A filter for all that changed or fails, which is pressed at first, and one for each kind. */
function chipsOf(comparison: RunsComparison): Chip[] {
  const counts = kindCounts(comparison)
  const loud = counts.filter(([kind]) => !quietKinds.has(kind))
  const all: Chip = {
    leaves: loud.map(([kind]) => slugOf(kind)),
    word: comparison.sideBySide ? 'differing or failing only' : 'changed or failing only',
    sign: '≠',
    meaning: 'all but what is the same, and what one run does not have',
    count: loud.reduce((sum, [, count]) => sum + count, 0),
    isPressed: true,
  }
  const single = counts.map(([kind, count]): Chip => ({
    leaves: [slugOf(kind)],
    word: kind,
    ...kindWords[kind],
    count,
  }))
  return [...(loud.length > 0 ? [all] : []), ...single]
}

function familyView({ topics, counts }: Matrix): (family: Matrix['families'][number]) => Html {
  return ({ name }) => {
    const own = topics.filter(({ of }) => of === name)
    const count = own.reduce((sum, { lines }) => sum + lines.length, 0)
    return html`<section class="interface" id="${name}">
      <h3>${name} <span class="tally">${counted(count, name === consumers ? 'need' : 'requirement')}</span></h3>
      ${own.map(
        ({ anchor, topic }) =>
          html`<details class="topic" id="${anchor}">
            <summary>
              <h4>${topic}</h4>
              <span class="tally"
                >${(counts[anchor] ?? []).map(([kind, number]) => html`<span class="v-${slugOf(kind)}">${number} ${kind}</span> `)}</span
              >
            </summary>
            <div class="lines"></div>
          </details> `,
      )}
    </section>`
  }
}

/** What changed or fails, for browsers that run no script. */
function plainLines({ lines }: RunsComparison): Html {
  const shown = lines.filter(({ kind }) => !quietKinds.has(kind))
  return html`<noscript
    ><p class="calm">A browser that runs scripts shows every requirement, with the evidence of each run.</p>
    <ul class="entries">
      ${shown.map(
        (line) =>
          html`<li id="${line.address}">
            <strong>${line.address}</strong> ${line.text}
            <p>${line.kind}: ${verdictsText(line)}. ${reasonOf(line)}</p>
          </li>`,
      )}
    </ul></noscript
  >`
}

/** A row for each run: its number, its target, when, and how many requirements have each verdict. */
function runsTable({ runs, sideBySide }: RunsComparison): Html {
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
