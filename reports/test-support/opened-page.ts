import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export interface Opened {
  page: Page
  /** Requests beyond the disk, dialogs, and errors of the console. */
  trouble: string[]
}

/** Opens a page from disk, without a network. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options })
  // However busy the machine is.
  context.setDefaultTimeout(0)
  const page = await context.newPage()
  const trouble: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) trouble.push(`request ${request.url()}`)
  })
  page.on('dialog', (dialog) => {
    trouble.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(`console ${message.text()}`)
  })
  page.on('pageerror', (error) => trouble.push(`error ${error.message}`))
  await page.route(/^https?:/, (route) => route.abort())
  await page.goto(url)
  return { page, trouble }
}

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
