import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { closeBrowser, openBrowser } from '../reports/test-support/open-browser.ts'
import { violations } from '../reports/test-support/opened-page.ts'
import { startSandbox, type RunningSandbox } from '../sandbox/server/start.ts'
import { ask } from '../sandbox/test-support/asking.ts'
import { makeCustomer, type Held } from '../sandbox/test-support/login-flow.ts'

let running: RunningSandbox
let customer: Held
let page: Page

before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 5 })
  customer = await makeCustomer(running)
  const context = await (await openBrowser()).newContext({ viewport: { width: 320, height: 640 } })
  page = await context.newPage()
})
after(async () => {
  await closeBrowser()
  await running.close()
})

/** Checks that the open page is accessible: axe finds nothing, and nothing overflows. */
async function suits(heading: RegExp): Promise<void> {
  await page.getByRole('heading', { name: heading }).waitFor()
  assert.deepEqual(await violations(page), [], String(heading))
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(width <= 320, `“${heading}” is ${width} wide on a screen of 320`)
}

async function open(path: string, data: Record<string, unknown>): Promise<void> {
  const { body } = await ask(running, path, { json: { data: { customer_id: customer.id, ...data } } })
  await page.goto(body.data.connect_url)
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('the connect page suits a person with a narrow screen at every step', async () => {
  const back = `${running.baseUrl}/home`
  await open('/api/v4/tokens/create', { fetch_scopes: ['accounts', 'transactions'], return_to: back })
  await suits(/Choose your bank/)
  await page.getByLabel('Provider').selectOption('fakebank_interactive_xf')
  await press('Next')
  await suits(/Do you agree/)
  await press('I agree')
  await suits(/SMS/)
  await page.getByLabel('Login').fill('username')
  await page.getByLabel('Password').fill('secret')
  await press('Connect')
  await page.getByLabel('SMS code').fill('000000')
  await suits(/SMS/)
  await press('Confirm')
  await suits(/Not connected/)
  await page.getByRole('link', { name: 'Continue' }).click()
  assert.match(page.url(), /\/home\?.*error_class=InvalidInteractiveCredentials/)
})

test('a person without a mouse connects, and sees where they are', async () => {
  await open('/api/v4/tokens/create', { fetch_scopes: ['accounts'] })
  await tabTo('SELECT')
  await page.keyboard.type('Fake Bank Simple')
  await tabTo('BUTTON')
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)
  assert.notEqual(outline, 'none')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /agree/ }).waitFor()
  await tabTo('BUTTON')
  await page.keyboard.press('Enter')
  await page.getByLabel('Login').waitFor()
  await tabTo('INPUT')
  await page.keyboard.type('username')
  await tabTo('INPUT')
  await page.keyboard.type('secret')
  await page.keyboard.press('Enter')
  await page.getByText('Your accounts are connected').waitFor()
})

async function tabTo(tag: string): Promise<void> {
  await page.keyboard.press('Tab')
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), tag)
}
