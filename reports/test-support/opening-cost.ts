import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { reportHtml } from '../html/report-html.ts'
import { storyOf } from '../story/run-story.ts'
import type { RunStory } from '../story/run-story-model.ts'
import { readStory } from '../write-reports.ts'
import { largeRows, largeRun } from './large-run.ts'
import { openBrowser } from './open-browser.ts'
import { openPage } from './opened-page.ts'

// What it costs to write and to open a report: of the journals that are named, and of a run of 10,000 requirements.

const openings = 5
const searches = ['signature', 'expires', 'obligation-77', 'page of the list', 'ais']

interface Opening {
  paintMs: number
  elements: number
  searchMs: number
}

/** Opens the report once: first paint and elements as the browser tells them, and the slowest of some searches, drawn. */
async function opening(browser: Browser, file: string): Promise<Opening> {
  const { page } = await openPage(browser, pathToFileURL(file).href)
  await page.locator('.controls').waitFor()
  const paintMs = await page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint')[0].startTime`)
  const elements = await page.locator('*').count()
  const took: number[] = []
  for (const words of searches) took.push(await searched(page, words))
  await page.context().close()
  return { paintMs, elements, searchMs: Math.max(...took) }
}

function searched(page: Page, words: string): Promise<number> {
  return page.evaluate<number>(`(() => {
    const search = document.querySelector('#search')
    search.value = ${JSON.stringify(words)}
    const began = performance.now()
    search.dispatchEvent(new Event('input'))
    document.body.getBoundingClientRect()
    return performance.now() - began
  })()`)
}

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-report-'))
const browser = await openBrowser()
const stories: Array<[string, () => RunStory]> = [
  ...process.argv.slice(2).map((file): [string, () => RunStory] => [file, () => readStory(file)]),
  ['10,000 requirements, 500 failed', () => storyOf(largeRun(10_000), largeRows(10_000))],
]
for (const [name, story] of stories) {
  const file = join(folder, 'index.html')
  const read = story()
  const began = performance.now()
  writeFileSync(file, reportHtml(read))
  const writtenMs = performance.now() - began
  const all: Opening[] = []
  for (let count = 0; count < openings; count += 1) all.push(await opening(browser, file))
  const middle = (of: (one: Opening) => number): string =>
    (all.map(of).sort((one, other) => one - other)[openings >> 1] ?? Number.NaN).toFixed(0)
  console.log(
    `${name}: ${(statSync(file).size / 1e6).toFixed(2)} MB, written in ${(writtenMs / 1000).toFixed(1)} s; ` +
      `first paint ${middle(({ paintMs }) => paintMs)} ms, ${middle(({ elements }) => elements)} elements, ` +
      `slowest search ${middle(({ searchMs }) => searchMs)} ms`,
  )
}
await browser.close()
rmSync(folder, { recursive: true })
