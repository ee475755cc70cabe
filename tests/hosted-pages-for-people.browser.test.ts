import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { closeBrowser, openBrowser } from '../reports/test-support/open-browser.ts'
import { suits } from '../reports/test-support/opened-page.ts'
import { started } from '../sandbox/test-support/started.ts'
import { ask } from '../sandbox/test-support/asking.ts'
import { makeCustomer } from '../sandbox/test-support/login-flow.ts'

const running = await started({ stageMs: 5 })
const customer = await makeCustomer(running)
const context = await (await openBrowser()).newContext({ viewport: { width: 320, height: 640 } })
after(closeBrowser)
const page = await context.newPage()

/** Checks that the page with this heading suits people. */
async function shows(heading: RegExp): Promise<void> {
  await page.getByRole('heading', { name: heading }).waitFor()
  await suits(page)
}

async function open(path: string, data: Record<string, unknown>): Promise<void> {
  const { body } = await ask(running, path, { json: { data: { customer_id: customer.id, ...data } } })
  await page.goto(body.data.connect_url)
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('the connect page suits a person with a narrow screen at every step', async () => {
  const back = `${running.baseUrl}/home`
  await open('/api/v4/tokens/create', { fetch_scopes: ['accounts', 'transactions'], return_to: back })
  await shows(/Choose your bank/)
  await page.getByLabel('Provider').selectOption('fakebank_interactive_xf')
  await press('Next')
  await shows(/Do you agree/)
  await press('I agree')
  await shows(/SMS/)
  await page.getByLabel('Login').fill('username')
  await page.getByLabel('Password').fill('secret')
  await press('Connect')
  await page.getByLabel('SMS code').fill('000000')
  await shows(/SMS/)
  await press('Confirm')
  await shows(/Not connected/)
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
