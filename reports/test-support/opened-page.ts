import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { after } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { scratchFolder } from '../../core/test-support/scratch-folder.ts'
import { closeBrowser, openBrowser } from './open-browser.ts'

export interface Opened {
  page: Page
  /** Requests beyond the disk, dialogs, and errors of the console. */
  problems: string[]
}

/** Opens a page from disk, without a network. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options })
  // However busy the machine is.
  context.setDefaultTimeout(0)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) problems.push(`request ${request.url()}`)
  })
  page.on('dialog', (dialog) => {
    problems.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`console ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`error ${error.message}`))
  await page.route(/^https?:/, (route) => route.abort())
  await page.goto(url)
  return { page, problems }
}

/** What opens these files, which a browser reads from a folder of their own until the file's tests end. */
export async function pagesOf(files: Iterable<readonly [name: string, text: string]>) {
  const folder = scratchFolder()
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const browser = await openBrowser()
  after(closeBrowser)
  return (name: string, options: BrowserContextOptions = {}) => {
    const [file = '', ...hash] = name.split(/(?=#)/)
    return openPage(browser, pathToFileURL(join(folder, file)).href + hash.join(''), options)
  }
}

/** Whether a line with this id is open. */
export const isOpen = (page: Page, id: string): Promise<boolean> =>
  page.locator(`[id="${id}"]`).evaluate((details) => (details as HTMLDetailsElement).open)

/** Opens every line of a page. */
export const openAll = (page: Page): Promise<unknown> =>
  page.evaluate('for (const details of document.querySelectorAll("details")) details.open = true')

/** The number of printed pages. */
export async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

interface AxeResult {
  violations: Array<{ id: string; nodes: Array<{ html: string; failureSummary: string }> }>
}

/** Accessibility problems found by axe. */
export async function violations(page: Page): Promise<string[]> {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResult>('axe.run()')
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`))
}

/** Asserts what people need of a page: axe finds nothing, and nothing reaches over the edge of the screen. */
export async function suits(page: Page): Promise<void> {
  assert.deepEqual(await violations(page), [])
  const [width, screen] = [
    await page.evaluate<number>('document.documentElement.scrollWidth'),
    page.viewportSize()?.width,
  ]
  assert.ok(screen !== undefined && width <= screen, `${width} wide on a screen of ${screen}`)
}
