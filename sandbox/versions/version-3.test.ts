import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ClientPurpose } from '../server/seed-clients.ts'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { ask, askV3, type Asked, type Asking } from '../test-support/asking.ts'
import { atInteractive, create, makeCustomer, put, settled } from '../test-support/login-flow.ts'

type Fields = Record<string, unknown>

interface Numbered {
  id: number
  secret: string
}

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
})
after(() => running.close())

const api = (path: string, asking: Asking = {}): Promise<Asked> => askV3(running, `/api/v3${path}`, asking)

let count = 0

async function newCustomer(as?: ClientPurpose): Promise<Numbered> {
  const { body } = await api('/customers', { as, json: { data: { identifier: `three-${count++}` } } })
  return body.data
}

function makeLogin(customer: Numbered, fields: Fields = {}): Promise<Asked> {
  const data = {
    customer_id: customer.id,
    country_code: 'XF',
    provider_code: 'fakebank_simple_xf',
    include_fake_providers: true,
    credentials: { login: `username-${count++}`, password: 'secret' },
    ...fields,
  }
  return api('/logins', { headers: { 'Customer-secret': customer.secret }, json: { data } })
}

function change(customer: Numbered, login: Numbered, what: string, data: Fields = {}): Promise<Asked> {
  const headers = { 'Customer-secret': customer.secret, 'Login-secret': login.secret }
  return api(`/logins/${login.id}/${what}`, { method: 'PUT', headers, json: { data } })
}

const done = (login: Numbered, wanted?: (attempt: Fields) => boolean): Promise<unknown> =>
  settled(running, { id: String(login.id), secret: login.secret }, wanted)

/** Where an object, at any depth, has an id that is no integer. */
function textIds(json: unknown, at = '$'): string[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, value]) => {
    const wrong = /^id$|_id$/.test(name) && value !== null && !Number.isSafeInteger(value)
    return [...(wrong ? [`${at}.${name}`] : []), ...textIds(value, `${at}.${name}`)]
  })
}

test('ids are integers at every depth, and version 4 keeps its texts', async () => {
  const customer = await newCustomer()
  const { status, body } = await makeLogin(customer)
  assert.equal(status, 200, JSON.stringify(body))
  await done(body.data)
  const { id } = body.data
  const paths = ['/customers', '/logins', `/logins/${id}`, `/attempts?login_id=${id}`, `/accounts?login_id=${id}`]
  const more = [`/transactions?login_id=${id}`, '/providers/fakebank_simple_xf']
  const answers = await Promise.all([...paths, ...more].map((path) => api(path)))
  for (const { status: got, body: shown } of answers) {
    assert.deepEqual([got, textIds(shown)], [200, []])
    assert.ok(!Array.isArray(shown.data) || shown.data.length > 0)
  }
  const [attempt] = answers[3]?.body.data ?? []
  const detail = await api(`/attempts/${attempt.id}?login_id=${id}`)
  assert.ok(detail.body.data.stages.length > 3)
  assert.deepEqual(textIds(detail.body), [])
  const older = await ask(running, `/api/v4/logins/${id}`)
  assert.deepEqual([older.body.data.id, older.body.data.customer_id], [String(id), String(customer.id)])
})

test('pages hand over by integers', async () => {
  const { login } = running.logins.large
  const { body } = await api(`/transactions?login_id=${login.id}`)
  assert.ok(Number.isInteger(body.meta.next_id))
  assert.match(body.meta.next_page, new RegExp(`^/api/v3/.*from_id=${body.meta.next_id}$`))
  assert.equal((await api(body.meta.next_page.slice('/api/v3'.length))).body.data[0].id, body.meta.next_id)
})

test('a login is asked for by type, for a customer that the body names', async () => {
  const customer = await newCustomer()
  const unnamed = await makeLogin(customer, { customer_id: undefined })
  assert.deepEqual([unnamed.status, unnamed.body.error_class], [400, 'WrongRequestFormat'])
  const unknown = await makeLogin(customer, { customer_id: 12 })
  assert.equal(unknown.body.error_class, 'CustomerNotFound')
  for (const [fetch_type, shown, brought] of [
    [undefined, 'recent', ['accounts', 'holder_info', 'transactions']],
    ['accounts', 'accounts', ['accounts', 'holder_info']],
    ['custom', 'custom', ['accounts', 'holder_info', 'transactions']],
  ] as const) {
    const { body } = await makeLogin(customer, { fetch_type })
    const { last_attempt, ...login } = body.data
    assert.deepEqual([last_attempt.fetch_type, last_attempt.categorize, last_attempt.api_version], [shown, true, '3'])
    for (const name of ['fetch_scopes', 'categorization', 'consent_period_days', 'consent_expires_at']) {
      assert.ok(!(name in last_attempt) && !(name in login), name)
    }
    await done(body.data)
    const older = await ask(running, `/api/v4/logins/${login.id}`)
    assert.deepEqual(older.body.data.last_attempt.fetch_scopes, brought)
    assert.equal('fetchType' in older.body.data.last_attempt, false)
  }
  for (const fetch_type of ['full', '', 3, ['recent']]) {
    const { body } = await makeLogin(customer, { fetch_type })
    assert.equal(body.error_class, 'FetchTypeNotAllowed', String(fetch_type))
  }
})

test('dates go with a custom fetch only', async () => {
  const customer = await newCustomer()
  const today = running.sandbox.clock.nowIso().slice(0, 10)
  for (const [name, errorClass] of [
    ['from_date', 'InvalidFromDate'],
    ['to_date', 'InvalidToDate'],
  ] as const) {
    for (const fetch_type of [undefined, 'recent', 'accounts']) {
      const { body } = await makeLogin(customer, { fetch_type, [name]: today })
      assert.equal(body.error_class, errorClass)
    }
    const { body } = await makeLogin(customer, { fetch_type: 'custom', [name]: today })
    assert.equal(body.data.last_attempt[name], today)
    const old = await makeLogin(customer, { fetch_type: 'custom', [name]: '2020-01-01' })
    assert.equal(old.body.error_class, errorClass)
  }
})

test('categorize switches categories off, and is true by itself', async () => {
  const customer = await newCustomer()
  const { body } = await makeLogin(customer, { categorize: false })
  assert.equal(body.data.last_attempt.categorize, false)
  await done(body.data)
  const rows = await api(`/transactions?login_id=${body.data.id}`)
  assert.ok(rows.body.data.length > 10)
  for (const { category } of rows.body.data) assert.equal(category, 'uncategorized')
  assert.equal((await makeLogin(customer, { categorize: 'personal' })).body.error_class, 'WrongRequestFormat')
})

test('a login is refreshed at most once in 60 minutes, whatever its provider says', async () => {
  const customer = await newCustomer()
  running.sandbox.rules.loginCreate.provider = (provider) => ({ ...provider, refresh_timeout: 5 })
  const { body } = await makeLogin(customer)
  await done(body.data)
  const ended = Date.parse((await ask(running, `/api/v4/logins/${body.data.id}`)).body.data.last_success_at)
  const { next_refresh_possible_at: next } = (await api(`/logins/${body.data.id}`)).body.data
  assert.equal(Date.parse(next) - ended, 3_600_000)
  running.sandbox.clock.advance(3500)
  assert.equal((await change(customer, body.data, 'refresh')).body.error_class, 'LoginCannotBeRefreshed')
  running.sandbox.clock.advance(200)
  const refreshed = await change(customer, body.data, 'refresh', { fetch_type: 'accounts' })
  assert.equal(refreshed.body.data.last_attempt.fetch_type, 'accounts')
  await done(body.data)
  running.sandbox.clock.advance(400)
  const held = { id: String(customer.id), secret: customer.secret }
  const again = await put(running, held, { id: body.data.id, secret: body.data.secret }, 'refresh')
  assert.equal(again.status, 200)
  await done(body.data)
  running.sandbox.rules.loginCreate.provider = (provider) => provider
  running.sandbox.clock.reset()
})

test('an answer that names no type goes on with what the attempt was asked for', async () => {
  const customer = await newCustomer()
  const from_date = running.sandbox.clock.nowIso().slice(0, 10)
  const provider_code = 'fakebank_interactive_xf'
  const { body } = await makeLogin(customer, { provider_code, fetch_type: 'custom', from_date })
  await done(body.data, atInteractive)
  const { status, body: answered } = await change(customer, body.data, 'interactive', {
    credentials: { sms: '123456' },
  })
  assert.equal(status, 200, JSON.stringify(answered))
  const { last_attempt } = answered.data
  assert.deepEqual([last_attempt.fetch_type, last_attempt.from_date], ['custom', from_date])
})

test('accounts to leave out are named by integers', async () => {
  const customer = await newCustomer()
  const { body } = await makeLogin(customer)
  await done(body.data)
  const [first] = (await api(`/accounts?login_id=${body.data.id}`)).body.data
  running.sandbox.clock.advance(7200)
  const refreshed = await change(customer, body.data, 'refresh', { exclude_accounts: [first.id] })
  assert.deepEqual(refreshed.body.data.last_attempt.exclude_accounts, [first.id])
  const other = await change(customer, body.data, 'reconnect', { exclude_accounts: [12], credentials: {} })
  assert.equal(other.body.error_class, 'AccountNotFound')
  await done(body.data)
  running.sandbox.clock.reset()
})

test('a fetch that another version asked for shows the type of its scopes', async () => {
  const customer = await makeCustomer(running)
  for (const [fetch_scopes, shown] of [
    [['accounts'], 'accounts'],
    [['accounts', 'transactions'], 'custom'],
  ] as const) {
    const { body } = await create(running, customer, { fetch_scopes })
    assert.equal((await api(`/logins/${body.data.id}`)).body.data.last_attempt.fetch_type, shown)
  }
})

test('a provider lacks what came later, and the list of categories is one tree', async () => {
  const { body } = await api('/providers/fakebank_simple_xf')
  for (const name of ['identification_mode', 'logo_url', 'max_consent_days']) assert.ok(!(name in body.data), name)
  assert.ok(body.data.required_fields.length > 0)
  const later = await ask(running, '/api/v4/categories')
  assert.deepEqual((await api('/categories')).body.data, later.body.data.personal)
})

test('a token leads to a login asked for by type', async () => {
  const customer = await newCustomer()
  const data = {
    customer_id: customer.id,
    fetch_type: 'custom',
    from_date: running.sandbox.clock.nowIso().slice(0, 10),
  }
  const { status, body } = await api('/tokens/create', { json: { data } })
  assert.equal(status, 200, JSON.stringify(body))
  const control = running.sandbox.settings.controlToken
  const said = { connect_url: body.data.connect_url, provider_code: 'fakebank_simple_xf' }
  const credentials = { login: 'by-token', password: 'secret' }
  const opened = await fetch(`${running.baseUrl}/control/connect-sessions`, {
    method: 'POST',
    headers: { 'Control-token': control },
    body: JSON.stringify({ ...said, credentials }),
  })
  assert.equal(opened.status, 200, await opened.text())
  const [login] = (await api(`/logins?customer_id=${customer.id}`)).body.data
  assert.deepEqual([login.last_attempt.fetch_type, login.last_attempt.from_date], ['custom', data.from_date])
  const refused = await api('/tokens/create', { json: { data: { ...data, fetch_type: 'recent' } } })
  assert.equal(refused.body.error_class, 'InvalidFromDate')
})
