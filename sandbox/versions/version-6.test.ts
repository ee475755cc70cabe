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

const shown = async (id: string): Promise<Asked['body']> => (await api(`/connections/${id}`)).body.data

test('an empty customer_id counts as left out', async () => {
  for (const customer_id of ['', null, undefined]) {
    const { status, body } = await post('/connections/connect', { customer_id })
    assert.deepEqual(
      [status, body.error_class, body.error_message],
      [400, 'WrongRequestFormat', 'customer_id is required'],
    )
  }
})

test('a connection is made on the connect page and shown with its own fields', async () => {
  const { body: made } = await post('/customers', { identifier: 'of six' })
  const { id } = await connected(made.data)
  const { body } = await api(`/connections?customer_id=${made.data.id}`)
  assert.equal(body.data.length, 1)
  const [connection] = body.data
  assert.equal(connection.id, id)
  assert.equal(connection.customer_identifier, 'of six')
  for (const name of ['secret', 'holder_info', 'daily_refresh']) assert.ok(!(name in connection), name)
  const { last_attempt } = connection
  assert.equal(last_attempt.api_version, '6')
  assert.equal(last_attempt.consent_id, connection.last_consent_id)
  assert.equal(last_attempt.fetch_from_date, last_attempt.from_date)
  assert.equal(last_attempt.automatic_refresh, connection.automatic_refresh)
})

test('accounts need a filter, and show what is their own', async () => {
  const { customer, login } = running.logins.many
  for (const query of [`connection_id=${login.id}`, `customer_id=${customer.id}`]) {
    const { body } = await api(`/accounts?${query}`)
    assert.ok(body.data.length > 1)
    for (const { connection_id, extra } of body.data) {
      assert.equal(connection_id, login.id)
      assert.deepEqual([typeof extra.holder_name, extra.updated_on_last_attempt], ['string', true])
    }
  }
  for (const query of ['', '?per_page=100', `?login_id=${login.id}`, `?customer_id=${customer.id}&per_page=many`]) {
    const { status, body } = await api(`/accounts${query}`)
    assert.deepEqual([query, status, body.error_class], [query, 400, 'WrongRequestFormat'])
  }
  assert.equal((await api('/connections')).status, 400)
  assert.equal((await api('/accounts?customer_id=12')).body.error_class, 'CustomerNotFound')
})

const refusals: Array<[string, number, string, () => Promise<Asked>]> = [
  ['wrong keys', 406, 'ApiKeyNotFound', () => api('/accounts?customer_id=1', { headers: { Secret: 'x' } })],
  ['no App-id', 406, 'AppIdNotProvided', () => api('/connections?customer_id=1', { headers: { 'App-id': '' } })],
  ['an unknown customer', 404, 'CustomerNotFound', () => api('/connections?customer_id=12')],
  [
    'an unknown customer to connect',
    404,
    'CustomerNotFound',
    () => post('/connections/connect', { customer_id: '12' }),
  ],
  ['no customer to connect', 400, 'WrongRequestFormat', () => post('/connections/connect', {})],
  ['a body without data', 400, 'WrongRequestFormat', () => api('/connections/connect', { text: '{"data": 1}' })],
  ['no keys for the provider', 404, 'ProviderKeyFound', () => connectAt('fakebank_keyless_xf')],
  ['an unknown provider', 404, 'ProviderNotFound', () => connectAt('nobody_xf')],
  ['an unknown connection', 404, 'LoginNotFound', () => post('/connections/12/refresh')],
]

async function connectAt(provider_code: string): Promise<Asked> {
  return post('/connections/connect', { customer_id: (await makeCustomer(running)).id, provider_code })
}

for (const [what, status, errorClass, send] of refusals) {
  test(`${what} gives ${status} ${errorClass}`, async () => {
    const { status: got, body } = await send()
    assert.deepEqual([got, body.error_class], [status, errorClass], JSON.stringify(body))
    assert.deepEqual(Object.keys(body), ['error_class', 'error_message', 'request'])
  })
}

test('what is being processed is refused with 409', async () => {
  const waiting = await connected(await makeCustomer(running), 'fakebank_interactive_xf')
  for (const what of ['reconnect', 'refresh', 'background_refresh']) {
    const { status, body } = await post(`/connections/${waiting.id}/${what}`)
    assert.deepEqual([what, status, body.error_class], [what, 409, 'LoginAlreadyProcessing'])
  }
})

test('a refresh goes through the page, a background refresh does not, and both need an active consent', async () => {
  const { id } = await connected(await makeCustomer(running))
  const before = await shown(id)
  running.sandbox.clock.advance(7200)
  const background = await post(`/connections/${id}/background_refresh`)
  assert.deepEqual([background.status, background.body.data.id], [200, id])
  await settled(running, { id, secret: '' })
  assert.equal((await shown(id)).last_consent_id, before.last_consent_id)
  running.sandbox.clock.advance(7200)
  const { body } = await post(`/connections/${id}/refresh`, { attempt: { fetch_scopes: ['accounts', 'balance'] } })
  await control('/connect-sessions', { connect_url: body.data.connect_url })
  await settled(running, { id, secret: '' })
  const refreshed = await shown(id)
  assert.deepEqual(refreshed.last_attempt.fetch_scopes, ['accounts', 'balance'])
  assert.notEqual(refreshed.last_consent_id, before.last_consent_id)
  running.sandbox.clock.advance(7200)
  for (const status of ['revoked', 'active', 'expired']) {
    await control(`/logins/${id}/consent`, { status }, 'PUT')
    for (const what of ['refresh', 'background_refresh']) {
      if (status === 'active' && what === 'background_refresh') continue
      const answer = await post(`/connections/${id}/${what}`)
      assert.equal(answer.status, status === 'active' ? 200 : 400, `${what} when ${status}`)
      if (status !== 'active') assert.equal(answer.body.error_class, 'LoginCannotBeRefreshed')
    }
  }
  const consents = await api(`/consents?connection_id=${id}`)
  const statuses = consents.body.data.map((consent: { status: string }) => consent.status)
  assert.deepEqual(statuses, ['active', 'revoked', 'expired'])
  running.sandbox.clock.reset()
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
  const other = await post(`/connections/${id}/reconnect`, { connection_id: '12' })
  assert.equal(other.status, 400)
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

test('what version 6 does not have is not there', async () => {
  for (const path of ['/logins', '/tokens/create', '/categories', '/oauth_providers/create', '/rates/x']) {
    assert.equal((await api(path)).body.error_class, 'RouteNotFound', path)
  }
})

test('what was not agreed to is not fetched', async () => {
  const { id } = await makeCustomer(running)
  const consent = { scopes: ['account_details'] }
  const asked = (fetch_scopes?: string[]) =>
    post('/connections/connect', { customer_id: id, consent, attempt: { fetch_scopes } })
  assert.equal((await asked(['accounts', 'transactions'])).body.error_class, 'FetchScopesNotAllowed')
  assert.equal((await asked(['nonsense'])).body.error_class, 'FetchScopesInvalid')
  assert.equal((await asked(['accounts', 'balance'])).status, 200)
  assert.equal((await asked()).status, 200)
})
