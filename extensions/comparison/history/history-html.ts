import type { Verdict } from '../../../core/verdict.ts'
import { documentOf } from '../../../reports/html/markup/document.ts'
import { html, type Html } from '../../../reports/html/markup/html.ts'
import { counted, duration } from '../../../reports/html/markup/human-quantities.ts'
import type { Course } from './course.ts'
import type { HistoryRun } from './history-run.ts'
import { courseRows, historyRuns } from './history-tables.ts'
import { plotView } from './plot.ts'

export interface LeftOutFile {
  file: string
  why: string
}

const styles = ['tokens.css', 'page.css', 'masthead.css', 'facts.css', 'history.css', 'print.css']
const mostLeftOut = 20

/** The course of many runs, a section for each target: a page without a script, whose plots have their tables beneath them. */
export function historyHtml(courses: readonly Course[], leftOut: readonly LeftOutFile[]): string {
  const runs = courses.reduce((sum, course) => sum + course.runs.length, 0)
  return documentOf({
    title: 'History: Assay',
    styles,
    scripts: [],
    skipTo: ['course-1', 'first target'],
    body: html`<header class="masthead">
        <p class="eyebrow">Assay history</p>
        <h1>${counted(runs, 'run')}, ${counted(courses.length, 'target')}</h1>
        ${courses.length > 1 && targetsView(courses)} ${leftOut.length > 0 && leftOutView(leftOut)}
      </header>
      <main>${courses.map(courseView)}</main>`,
  })
}

function targetsView(courses: readonly Course[]): Html {
  return html`<ul class="plain">
    ${courses.map(
      ({ target, runs, failed, flaky }, at) =>
        html`<li>
          <a href="#course-${at + 1}">${target}</a>: ${counted(runs.length, 'run')}, ${runs.at(-1)?.counts.failed}
          failed in the last one, ${failed.length} failed at least once, ${flaky.length} flaky
        </li>`,
    )}
  </ul>`
}

function leftOutView(leftOut: readonly LeftOutFile[]): Html {
  const left = leftOut.length - mostLeftOut
  return html`<details class="cut-short">
    <summary>${counted(leftOut.length, 'file')} could not be read</summary>
    <ul class="plain">
      ${leftOut.slice(0, mostLeftOut).map(({ file, why }) => html`<li><code>${file}</code>: ${why}</li>`)}
    </ul>
    ${left > 0 && html`<p class="aside">and ${left} more in history.json</p>`}
  </details>`
}

function courseView({ target, runs, flaky, failed }: Course, at: number): Html {
  const labels = labelsOf(runs)
  const ofVerdict = (verdict: Verdict) => ({
    word: verdict,
    tone: verdict,
    values: runs.map(({ counts }) => counts[verdict]),
  })
  const evaluated = { word: 'evaluated', tone: 'observed', values: runs.map((run) => run.evaluated) }
  const durations = { word: '', tone: 'observed', values: runs.map(({ durationMs }) => durationMs) }
  const whole = (value: number) => value.toLocaleString('en')
  const heading = `course-title-${at + 1}`
  return html`<section id="course-${at + 1}" aria-labelledby="${heading}">
    <h2 id="${heading}">${target}</h2>
    ${plotView({ title: 'Failed and warned requirements', of: target, labels, series: [ofVerdict('failed'), ofVerdict('warned')], text: whole })}
    ${plotView({ title: 'Evaluated requirements, and those that were not', of: target, labels, series: [evaluated, ofVerdict('inconclusive'), ofVerdict('untested')], text: whole })}
    ${plotView({ title: 'Duration', of: target, labels, series: [durations], text: duration })}
    ${historyRuns(runs, target)}
    ${courseRows({
      title: 'Flaky requirements',
      about:
        'The verdict changed from one run to the next, although the name of the target and the version of Assay were the same. One change may be a fix or a fault of the target. Several changes point to a check or a target that is not stable.',
      rows: flaky,
      runs,
      number: ['Changes', ({ changes }) => changes],
    })}
    ${courseRows({
      title: 'Requirements that failed',
      about: 'They failed in one run or more. Those that fail in the last run come first.',
      rows: failed,
      runs,
      number: ['Failures', ({ failures }) => failures],
    })}
  </section>`
}

/** The day of each run, or the time where all began on one day. */
function labelsOf(runs: readonly HistoryRun[]): string[] {
  const days = new Set(runs.map(({ startedAt }) => startedAt.slice(0, 10)))
  return runs.map(({ startedAt }) => (days.size > 1 ? startedAt.slice(5, 10) : startedAt.slice(11, 16)))
}
