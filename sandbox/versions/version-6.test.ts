import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { ask, type Asked } from '../test-support/asking.ts'
import { atInteractive, create, makeCustomer, settled, type Held } from '../test-support/login-flow.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
})
after(() => running.close())

const api = (path: string, asking = {}): Promise<Asked> => ask(running, `/api/v6${path}`, asking)
const post = (path: string, data: object = {}): Promise<Asked> => api(path, { json: { data } })

async function control(path: string, json: object, method = 'POST'): Promise<Asked['body']> {
  const { controlToken } = running.sandbox.settings
  const { status, body } = await ask(running, `/control${path}`, {
    method,
    headers: { 'Control-token': controlToken },
    json,
  })
  assert.equal(status, 200, JSON.stringify(body))
  return body.data
}

let count = 0

/** Connects by the connect page, as far as the fetch. */
async function connected(customer: Held, provider_code = 'fakebank_simple_xf'): Promise<Asked['body']> {
  const { status, body } = await post('/connections/connect', { customer_id: customer.id, provider_code })
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(Object.keys(body.data), ['expires_at', 'connect_url', 'customer_id'])
  const credentials = { login: `customer-${count++}`, password: 'secret' }
  const { login_id } = await control('/connect-sessions', { connect_url: body.data.connect_url, credentials })
  return settled(
    running,
    { id: login_id, secret: '' },
    (attempt) => attempt.finished === true || atInteractive(attempt),
  )
}

test('an empty customer_id counts as left out', async () => {
  for (const customer_id of ['', null, undefined]) {
    const { status, body } = await post('/connections/connect', { customer_id })
    assert.deepEqual(
      [status, body.error_class, body.error_message],
      [400, 'WrongRequestFormat', 'customer_id is required'],
    )
  }
})

test('a reconnect with credentials and consent asks the user nothing, and else asks for both', async () => {
  const { id } = await connected(await makeCustomer(running))
  const credentials = { login: 'customer-again', password: 'secret' }
  const sent = await post(`/connections/${id}/reconnect`, { credentials, consent: { scopes: ['accounts'] } })
  const page = await fetch(sent.body.data.connect_url)
  assert.match(await page.text(), /Connecting|Connected/)
  const login = await settled(running, { id, secret: '' })
  assert.deepEqual(login.last_attempt.fetch_scopes, ['accounts'])
  const asking = await post(`/connections/${id}/reconnect`)
  assert.match(await (await fetch(asking.body.data.connect_url)).text(), /Do you agree/)
  assert.equal((await post(`/connections/${id}/reconnect`, { connection_id: '12' })).status, 400)
})

test('a login of version 4 is a connection of version 6, and neither secret is read', async () => {
  const customer = await makeCustomer(running)
  const { body } = await create(running, customer)
  await settled(running, body.data)
  const headers = { 'Customer-secret': 'nobody', 'Login-secret': 'nothing' }
  const { body: list } = await api(`/connections?customer_id=${customer.id}`, { headers })
  assert.deepEqual([list.data[0].id, list.data[0].status], [body.data.id, 'active'])
  running.sandbox.clock.advance(7200)
  assert.equal((await post(`/connections/${body.data.id}/background_refresh`)).status, 200)
  running.sandbox.clock.reset()
})
