import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ask } from '../test-support/asking.ts'
import { makeCustomer } from '../test-support/login-flow.ts'
import { startSandbox } from './start.ts'

const running = await startSandbox({ pathPrefix: '/bank/psd2' })
after(() => running.close())

test('a sandbox below a path answers there and nowhere else', async () => {
  assert.match(running.baseUrl, /\/bank\/psd2$/)
  assert.equal((await ask(running, '/api/v4/countries')).status, 200)
  const root = { ...running, baseUrl: new URL(running.baseUrl).origin }
  const elsewhere = await ask(root, '/api/v4/countries')
  assert.deepEqual([elsewhere.status, elsewhere.body.error_class], [404, 'RouteNotFound'])
})

test('its connect page leads on below the path', async () => {
  const customer = await makeCustomer(running)
  const data = { customer_id: customer.id, fetch_scopes: ['accounts'] }
  const { body } = await ask(running, '/api/v4/tokens/create', { json: { data } })
  assert.ok(body.data.connect_url.startsWith(`${running.baseUrl}/connect?token=`))
  const first = await fetch(body.data.connect_url, { redirect: 'manual' })
  assert.match(first.headers.get('location') ?? '', /^\/bank\/psd2\/connect\//)
  const page = await fetch(new URL(first.headers.get('location') ?? '', running.baseUrl))
  assert.equal(page.status, 200)
  const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  assert.equal(new URL(action, page.url).href, page.url)
})
