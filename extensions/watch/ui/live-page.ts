import type { Exchange } from '../../../core/exchange.ts'
import type { PersonStep } from '../../../harness/hosted/person.ts'
import { documentOf, listStyles } from '../../../reports/html/markup/document.ts'
import { html, type Html } from '../../../reports/html/markup/html.ts'
import { exchangeView } from '../../../reports/html/parts/exchange.ts'
import { reportHtml } from '../../../reports/html/report-html.ts'
import type { RunStory } from '../../../reports/story/run-story.ts'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { codeFile } from '../../../core/code-file.ts'

/** What is shown beside the report. */
interface Shown {
  isRunning: boolean
  /** How the run goes, and the last that was said. */
  progress: string
  said: string
  /** The hosted page that waits for a person; undefined where none does. */
  step?: PersonStep | undefined
  /** The newest first. */
  exchanges: readonly Exchange[]
}

/** The report of a run that goes on, or of the last one, with what begins another; without a report before there was a run. */
export function livePage(story: RunStory | undefined, shown: Shown): string {
  const bar = barOf(shown)
  const exchanges = exchangesOf(shown, story?.header.target.base_url ?? '')
  if (story && story.requirements.length + story.contracts.length > 0) return reportHtml(story, { bar, exchanges })
  return documentOf({
    title: 'Assay',
    styles: [...listStyles, 'live.css'],
    scripts: ['copy.js', 'live.js'],
    skipTo: ['live', 'buttons'],
    isServed: true,
    body: html`${bar}
      <main>
        <section id="nothing" aria-labelledby="nothing-title">
          <h1 id="nothing-title">Nothing is decided yet</h1>
          <p class="calm">${shown.isRunning ? 'The run begins.' : 'Run all to see which rules hold.'}</p>
        </section>
        ${exchanges}
      </main>`,
  })
}

function barOf({ isRunning, progress, said, step }: Shown): Html {
  const button = (label: string, asked: string) =>
    html`<button type="button" class="run" data-run="${JSON.stringify(asked)}">${label}</button>`
  return html`<section class="live" id="live" aria-label="Runs">
    <div class="words" id="live-words">
      <p id="live-said" role="status">${step ? stepOf(step) : said}</p>
      <p id="live-progress">${progress}</p>
    </div>
    <div class="buttons" id="live-buttons">
      ${button('Run all', 'all')} ${button('Run what failed', 'failed')} ${isRunning && button('Stop', 'stop')}
    </div>
  </section>`
}

function stepOf({ kind, interface: name, seconds, link }: PersonStep): Html {
  return html`The ${kind} page of ${name} waits for you, for ${seconds} s.
    <a id="live-step" href="${link}" target="_blank" rel="noopener">Go through it</a>`
}

function exchangesOf({ exchanges }: Shown, baseUrl: string): Html {
  return html`<section id="exchanges" aria-labelledby="exchanges-title">
    <h2 id="exchanges-title">Exchanges as they come</h2>
    ${exchanges.length === 0 && html`<p class="calm" id="no-exchange">None yet.</p>`}
    ${exchanges.map((one) => exchangeView(one, { baseUrl, mostLines: 14, anchor: `live-${one.id}` }))}
  </section>`
}

/** What a page is made of: the journal of the run, and what is shown beside it. */
export interface Rendered extends Shown {
  journal: string
}

interface Answer {
  text?: string
  fault?: string
}

const workerFile = fileURLToPath(codeFile('render-worker', import.meta.url))

/** Makes pages in a process of its own, one after the other: a page of a long run takes seconds, for which no check may wait. */
export function openRenderer(): { page: (asked: Rendered) => Promise<string>; close: () => void } {
  const child = fork(workerFile, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const gone = once(child, 'exit').then((): [Answer] => [{ fault: 'the process that makes the page has ended' }])
  let last: Promise<unknown> = Promise.resolve()
  const make = async (asked: Rendered) => {
    const answered = once(child, 'message') as Promise<[Answer]>
    child.send(asked)
    const [{ text, fault }] = await Promise.race([answered, gone])
    if (text === undefined) throw new Error(fault)
    return text
  }
  return {
    page(asked) {
      const made = last.then(() => make(asked))
      last = made.catch(() => undefined)
      return made
    },
    close: () => void child.kill('SIGKILL'),
  }
}
