import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createSign } from 'node:crypto'
import { inspector } from './inspector.ts'
import { closeBrowser, openBrowser } from '../../reports/test-support/open-browser.ts'
import { suits } from '../../reports/test-support/opened-page.ts'
import { started } from '../../sandbox/test-support/started.ts'
import { ask } from '../../sandbox/test-support/asking.ts'
import { create, makeCustomer, settled, type Held } from '../../sandbox/test-support/login-flow.ts'

const running = await started({ inspector: inspector(), stageMs: 1 })
const customer = await makeCustomer(running)
const context = await (await openBrowser()).newContext({ viewport: { width: 360, height: 780 } })
after(closeBrowser)
const page = await context.newPage()
const trouble: string[] = []
page.on('pageerror', (error) => trouble.push(error.message))
page.on('console', (message) => {
  if (/error|warning/.test(message.type()) && !message.text().includes('400 (Bad Request)'))
    trouble.push(message.text())
})
await page.goto(`${running.baseUrl}/inspect`)

const request = (text: string) => page.locator('#requests > details', { hasText: text }).first()
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()

test('a request is shown as it comes, with its route, its signature step by step and the rule behind its error', async () => {
  const expires = String(Math.floor(Date.now() / 1000) + 60)
  const url = `${running.baseUrl}/api/v4/rates`
  const signed = createSign('sha256').update(`${expires}|POST|${url}|`)
  const headers = { 'Expires-at': expires, Signature: signed.sign(running.clients.main.privateKey ?? '', 'base64') }
  await ask(running, '/api/v4/rates', { headers })
  await request('/api/v4/rates').locator('summary').click()
  for (const words of [
    /GET \/api\/v4\/rates, rates\/list/,
    /✓ Expires-at is \d+ seconds ahead/,
    /✕ The Signature does not fit/,
  ])
    assert.match(await request('/api/v4/rates').innerText(), words)
  assert.ok(!(await page.content()).includes(running.clients.main.client.secret))
  await suits(page)
  await request('/api/v4/rates')
    .getByRole('link', { name: /ais-v4\/signing\/wrong-signature/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'SignatureNotMatch' }).waitFor()
  await suits(page)
  await page.getByRole('link', { name: 'Inspector' }).click()
})

test('what a client sends is text and nothing else', async () => {
  const identifier = `<img src=x onerror="document.title='owned'">`
  await ask(running, `/api/v4/customers?x=${encodeURIComponent('<b>')}`, { json: { data: { identifier } } })
  await ask(running, '/api/v4/<script>document.title=1</script>')
  await request('/api/v4/customers').waitFor()
  assert.equal(await page.title(), 'Inspector')
  assert.equal(await page.locator('#customers img').count(), 0)
})

test('an open row stays open and keeps the focus while others come', async () => {
  const { id } = (await create(running, customer)).body.data
  const row = page.locator(`#customer-${customer.id}`)
  await row.locator('summary').click()
  await row.getByRole('heading', { name: `Login ${id}` }).waitFor()
  await page.locator(`#lock-${customer.id}`).focus()
  await settled(running, { id, secret: '' })
  await row.getByText('succeeded').waitFor()
  assert.equal(await row.evaluate((details) => (details as HTMLDetailsElement).open), true)
  await page.waitForFunction((own) => document.activeElement?.id === own, `lock-${customer.id}`)
})

test('a fault is found, injected and removed without a mouse, and data stays', async () => {
  await page.getByLabel(/^Find one of/).focus()
  await page.keyboard.type('lists newest first at get logins')
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: /^Inject lists-newest-first-at-get-logins/ })
    .first()
    .press('Enter')
  const ids = async () => (await ask(running, '/api/v4/logins')).body.data.map(({ id }: Held) => Number(id))
  const [first, second] = await ids()
  assert.ok(first > second, 'the newest first')
  assert.ok(running.sandbox.store.customers.get(customer.id))
  await suits(page)
  await page.getByRole('button', { name: /^Remove lists-newest-first/ }).press('Enter')
  const [again, next] = await ids()
  assert.ok(again < next)
})

test('the next request is refused on demand, and no more', async () => {
  await page.getByLabel(/^with an error class/).fill('LoginAlreadyProcessing')
  await press('Refuse')
  await page.getByText('The next 1 will end').waitFor()
  const classes = [await ask(running, '/api/v4/countries'), await ask(running, '/api/v4/countries')]
  const shown = classes.map(({ body }) => body.error_class)
  assert.deepEqual(shown, ['LoginAlreadyProcessing', undefined])
  await page.getByLabel(/^Hold every answer back/).fill('-1')
  await page.locator('#delay').evaluate((button) => ((button as HTMLButtonElement).form!.noValidate = true))
  await page.locator('#delay').click()
  await page.getByRole('alert').getByText('a whole number from 0 to 60000').waitFor()
})

test('nothing went wrong in the browser', () => assert.deepEqual(trouble, []))
