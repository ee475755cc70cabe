import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import type { JournalEvent } from '../../core/journal-events.ts'
import { storyOf } from '../story/run-story.ts'
import {
  checkDecided,
  exchanged,
  judgement,
  planned,
  row,
  runFinished,
  runStarted,
} from '../test-support/journal-builders.ts'
import { openBrowser } from '../test-support/open-browser.ts'
import { type Opened, openPage } from '../test-support/opened-page.ts'
import { reportHtml } from './report-html.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-html-'))
const file = join(folder, 'index.html')
let browser: Browser

/** One requirement in two versions, of which one fails. Both show the same exchange. */
function severalVersions(): JournalEvent[] {
  const id = 'conventions/lists/sorted'
  const names = ['ais-v4', 'ais-v6'] as const
  const events = names.map((name) => {
    const found = judgement(id, name === 'ais-v6' ? 'failed' : 'passed', {
      evidence: ['x1'],
      reason: `Seen in ${name}.`,
    })
    return checkDecided('f1: Lists are sorted', [found], { interface: name })
  })
  const rows = names.map((name) => planned(id, ['f1: Lists are sorted'], name))
  return [
    runStarted({ interfaces: [...names], planned: rows }),
    exchanged('x1'),
    ...events,
    runFinished({ exitCode: 1 }),
  ]
}

before(async () => {
  const rows = [row('conventions/lists/sorted', { interfaces: ['ais-v4', 'ais-v6'] })]
  writeFileSync(file, reportHtml(storyOf(severalVersions(), rows)))
  browser = await openBrowser()
})
after(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

const open = (hash = ''): Promise<Opened> => openPage(browser, `${pathToFileURL(file).href}${hash}`)
const isOpen = (page: Page, id: string): Promise<boolean> =>
  page.locator(`[id="${id}"]`).evaluate((details) => (details as HTMLDetailsElement).open)

test('the versions of an interface are columns of one line, which opens the one to read first', async () => {
  const { page, trouble } = await open()
  const line = page.locator('.requirement')
  await line.waitFor()
  assert.equal(await line.count(), 1)
  assert.deepEqual(await line.locator('.cell').allInnerTexts(), ['✓ v4\npassed', '✕ v6\nfailed'])
  await line.locator('summary').first().click()
  await line.locator('.wire').first().waitFor({ state: 'attached' })
  assert.ok(await isOpen(page, 'ais-v6/lists/sorted'))
  assert.ok(!(await isOpen(page, 'ais-v4/lists/sorted')))
  await line.locator('[id="ais-v4/lists/sorted"] > summary').click()
  await line.getByText('Seen in ais-v4.').first().waitFor()
  assert.deepEqual(trouble, [])
})

test('a link to an exchange that another requirement shows opens it there, also in a new window', async () => {
  const { page } = await open('#ais-v4/lists/sorted~exchange-x1')
  const shown = page.locator('[id="exchange-x1"]')
  await shown.waitFor()
  assert.ok(await isOpen(page, 'exchange-x1'))
  assert.equal(await shown.count(), 1)
})
