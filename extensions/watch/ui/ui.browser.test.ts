import assert from 'node:assert/strict'
import { after, test, type TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import type { JournalEvent } from '../../../core/journal-events.ts'
import { storyOf } from '../../../reports/story/run-story.ts'
import { goingOn, soFar } from '../../../reports/story/so-far.ts'
import { everyRow, everyVerdict } from '../../../reports/test-support/every-verdict.ts'
import { hostileRow, hostileRun } from '../../../reports/test-support/hostile-run.ts'
import { closeBrowser, openBrowser } from '../../../reports/test-support/open-browser.ts'
import { isOpen, openAll, suits, violations } from '../../../reports/test-support/opened-page.ts'
import type { PlainProfile } from '../../../sandbox/variants/kit/variant.ts'
import { livePage } from './live-page.ts'
import { servePage } from './serve-page.ts'
import { outcomes, servingRuns } from './test-support/serving-runs.ts'

const browser = await openBrowser()
after(closeBrowser)

/** Opens an address; what the page complains of is in `problems`. */
async function opened(address: string, options = {}): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext(options)
  // However busy the machine is.
  context.setDefaultTimeout(0)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(address)
  return { page, problems }
}

/** A page with what `shown` gives when it is asked for, and what says that it changed. */
async function serving(context: TestContext, shown: () => Parameters<typeof livePage>) {
  const served = await servePage(0, { page: () => livePage(...shown()), press: () => false })
  context.after(() => served.close())
  return served
}

const nothing = { isRunning: true, progress: '', said: 'Checking.', exchanges: [] }
const failing = 'ais-v4/paging/sorted-by-id'

test('what changes is put in place, and what a person opened, typed or stands on stays', async (context) => {
  const events = everyVerdict()
  const last = events.findLastIndex(({ type }) => type === 'check-decided')
  let story = goingOn(storyOf(soFar(events.slice(0, last)), everyRow()))
  const served = await serving(context, () => [story, nothing])
  const { page, problems } = await opened(served.address)
  await page.locator('.controls').waitFor()
  assert.match(await page.locator('.sentence').innerText(), /The run goes on\. By what is decided so far, \d/)
  assert.equal(await page.locator('.cut-short').count(), 0)
  const before = await page.locator('.cause').count()
  await page.locator('.cause .places summary').first().click()
  await page.locator('#search').fill('sorted')
  await page.locator(`[id="${failing}"] > summary`).click()
  await page.locator(`[id="${failing}"] .check`).first().waitFor()
  await page.locator('#search').focus()
  await page.evaluate('window.same = true')
  story = storyOf(events, everyRow())
  served.tell('changed')
  await page.locator('.sentence', { hasText: 'evaluated requirements failed' }).waitFor()
  await page.locator(`[id="${failing}"][open] .check`).first().waitFor()
  assert.ok((await page.locator('.cause').count()) >= before)
  assert.equal(await page.locator('.cause .places').first().getAttribute('open'), '')
  assert.equal(await page.locator('#search').inputValue(), 'sorted')
  assert.equal(await page.evaluate('document.activeElement.id'), 'search')
  assert.ok(await isOpen(page, failing))
  assert.equal(await page.evaluate('window.same'), true)
  assert.deepEqual(problems, [])
})

test('what a target sends is text, also in the exchanges as they come', async (context) => {
  const events: JournalEvent[] = hostileRun()
  const exchanges = events.flatMap((event) => (event.type === 'exchange' ? [event.exchange] : []))
  const served = await serving(context, () => [storyOf(events, hostileRow()), { ...nothing, exchanges }])
  const { page, problems } = await opened(served.address)
  await page.locator('.controls').waitFor()
  await openAll(page)
  served.tell('changed')
  await page.locator('#exchanges .wire').first().waitFor()
  await page.locator('#live-said', { hasText: 'Checking.' }).waitFor()
  assert.equal(await page.evaluate('window.hacked'), undefined)
  assert.equal(await page.locator('img, svg, iframe, meta[http-equiv=refresh], a[href^="javascript:"]').count(), 0)
  assert.deepEqual(problems, [])
})

/** Goes through a page of the sandbox as its user. */
async function goThrough(task: object): Promise<void> {
  const script = new URL('../../../sandbox/server/hosted-flow.mjs', import.meta.url).href
  const { complete } = (await import(script)) as { complete: (given: object) => Promise<unknown> }
  await complete(task)
}

const byPerson = ({ capabilities }: PlainProfile) => {
  delete capabilities.browser
  capabilities.hosted_flow = 'person'
}

test('each hosted page is shown with its link, and the run waits until the person is back or says that it is over', async () => {
  const only = ['payments-v1/hosted-pages']
  const { address, ended, results, credentials } = await servingRuns({ only, change: byPerson })
  const { page, problems } = await opened(address)
  await page.getByRole('button', { name: 'Run all' }).click()
  const ends: string[] = []
  for (let number = 1; number <= 2; number += 1) {
    const [step] = await Promise.all([page.waitForEvent('popup'), page.locator('#live-step').click()])
    assert.deepEqual(await violations(step), [])
    const [popup] = await Promise.all([
      step.waitForEvent('popup'),
      step.getByRole('link', { name: 'Open the page' }).click(),
    ])
    const code = await step.locator('#provider').innerText()
    await goThrough({ page: popup, provider: { code }, credentials, interactive: {}, agree: true })
    const [end = ''] = /sends you back|leads elsewhere/.exec(await step.locator('#end').innerText()) ?? []
    ends.push(end)
    if (end === 'leads elsewhere') await step.getByRole('button', { name: 'The page asks nothing more' }).click()
    await step.getByText('The run goes on.').waitFor()
    await page.locator(`#live-step[href="${step.url()}"]`).waitFor({ state: 'detached' })
  }
  assert.deepEqual(ends.toSorted(), ['leads elsewhere', 'sends you back'])
  await page.locator('.sentence', { hasText: 'hold' }).waitFor()
  const { 'page-opens': opens, 'returns-user': returns, 'refuses-frames': frames } = outcomes(results())
  assert.deepEqual([opens, returns, frames], ['passed', 'passed', 'seen-by-person'])
  assert.deepEqual(problems, [])
  process.emit('SIGINT')
  assert.equal(await ended, 0)
})

test('a run is begun on the page, seen there as it goes, and repeated by rule and by route', async () => {
  const { address, ended } = await servingRuns({
    fault: 'shows-created_at-as-seconds-of-paymentTemplate-in-payments-v1',
    only: ['payments-v1/templates'],
  })
  const { page, problems } = await opened(address, { viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  await page.getByRole('heading', { name: 'Nothing is decided yet' }).waitFor()
  await page.getByRole('button', { name: 'Run all' }).press('Enter')
  await page.locator('.sentence', { hasText: /\d of \d+ evaluated requirements? failed/ }).waitFor()
  assert.deepEqual(await page.evaluate('[scrollY, document.activeElement.dataset.run]'), [0, '"all"'])
  assert.ok((await page.locator('#exchanges .exchange').count()) > 3)
  await suits(page)
  const began = () => page.locator('dt:has-text("Only") + dd').innerText()
  await page.locator('.cause').first().getByRole('button', { name: 'Run this rule' }).click()
  await page.locator('dd', { hasText: /^payments-v1\/templates\/\S+$/ }).waitFor()
  await page.locator('[id="payments-v1:GET:/templates"] > summary').click()
  await page.locator('[id="payments-v1:GET:/templates"]').getByRole('button', { name: 'Run this route' }).click()
  await page.locator('dd', { hasText: "--route 'GET /templates'" }).waitFor()
  assert.match(await began(), /GET \/templates/)
  assert.deepEqual(problems, [])
  process.emit('SIGINT')
  assert.equal(await ended, 0)
})
