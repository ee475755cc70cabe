import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { ask, type Asked, type Asking } from '../test-support/asking.ts'
import { atInteractive, settled } from '../test-support/login-flow.ts'
import { dayMs } from '../basics/days.ts'

type Fields = Record<string, unknown>

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2, rateLimits: false })
})
after(() => running.close())

const api = (path: string, asking: Asking = {}): Promise<Asked> => ask(running, `/api/partners/v1${path}`, asking)

let count = 0
async function newLead(as?: Asking['as']): Promise<string> {
  const { status, body } = await api('/leads', { as, json: { data: { email: `lead-${count++}@lead.example` } } })
  assert.equal(status, 200, JSON.stringify(body))
  return body.data.customer_id
}

const daysAgo = (days: number): string =>
  new Date(running.sandbox.clock.now().getTime() - days * dayMs).toISOString().slice(0, 10)

const good = (): { consent: Fields; attempt: Fields } => ({
  consent: { from_date: daysAgo(30), period_days: 60, scopes: ['account_details', 'transactions_details'] },
  attempt: { from_date: daysAgo(30), fetch_scopes: ['accounts', 'transactions'] },
})

const open = (customer_id: unknown, fields: Fields = {}, asking: Asking = {}): Promise<Asked> =>
  api('/lead_sessions/create', { json: { data: { customer_id, ...good(), ...fields } }, ...asking })

/** What a user does on the hosted page, by the control port. */
async function complete(redirect_url: string, said: Fields = {}): Promise<string | null> {
  const { status, body } = await ask(running, '/control/connect-sessions', {
    headers: { 'Control-token': running.sandbox.settings.controlToken },
    json: {
      redirect_url,
      provider_code: 'fakebank_simple_xf',
      credentials: { login: `username-${count++}`, password: 'secret' },
      ...said,
    },
  })
  assert.equal(status, 200, JSON.stringify(body))
  return body.data.login_id
}

test('a lead connects on the hosted page, and the partner reads what came of it', async () => {
  const customer_id = await newLead()
  const { status, body } = await open(customer_id)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(Object.keys(body.data), ['expires_at', 'redirect_url'])
  assert.ok(Date.parse(body.data.expires_at) > running.sandbox.clock.now().getTime())
  const id = await complete(body.data.redirect_url)
  await settled(running, { id: String(id), secret: '' })
  const [connection, ...others] = (await api(`/connections?customer_id=${customer_id}`)).body.data
  assert.deepEqual([connection.id, connection.customer_id, others], [id, customer_id, []])
  assert.deepEqual(connection.consent_types, ['account_information', 'transaction_information'])
  assert.equal(connection.consent_period_days, 60)
  assert.deepEqual(
    [connection.last_attempt.fetch_scopes, connection.last_attempt.from_date, connection.last_attempt.api_version],
    [['accounts', 'transactions'], daysAgo(30), '1'],
  )
  const accounts = (await api(`/accounts?connection_id=${id}`)).body.data
  assert.ok(accounts.length > 1)
  for (const account of accounts) assert.deepEqual([account.connection_id, account.login_id], [id, undefined])
  const { data: rows } = (await api(`/transactions?connection_id=${id}&account_id=${accounts[0].id}`)).body
  assert.ok(rows.length > 5)
  for (const row of rows) assert.ok(row.account_id === accounts[0].id && row.made_on >= daysAgo(30))
})

test('a known email gives its lead again, and what is no email is refused', async () => {
  const lead = (email: unknown): Promise<Asked> => api('/leads', { json: { data: { email } } })
  const first = (await lead('Same@lead.example')).body.data
  assert.deepEqual(Object.keys(first), ['email', 'customer_id'])
  assert.equal((await lead('same@LEAD.example')).body.data.customer_id, first.customer_id)
  const elsewhere = await api('/leads', { as: 'second', json: { data: { email: 'Same@lead.example' } } })
  assert.notEqual(elsewhere.body.data.customer_id, first.customer_id)
  for (const email of [
    undefined,
    null,
    '',
    7,
    'lead',
    'a@b',
    'a b@c.example',
    'a@@c.example',
    `${'a'.repeat(250)}@c.example`,
  ]) {
    const { status, body } = await lead(email)
    assert.deepEqual([status, body.error?.class], [400, 'EmailInvalid'], String(email))
  }
  running.sandbox.rules.partners.refusesKnownEmail = true
  assert.equal((await lead('Same@lead.example')).body.error.class, 'DuplicatedCustomer')
  running.sandbox.rules.partners.refusesKnownEmail = false
})

const consent =
  (fields: Fields): (() => Fields) =>
  () => ({ consent: { ...good().consent, ...fields } })
const attempt =
  (fields: Fields): (() => Fields) =>
  () => ({ attempt: { ...good().attempt, ...fields } })
const refused: Array<[string, () => Fields, string]> = [
  ['no customer', () => ({ customer_id: undefined }), 'WrongRequestFormat'],
  ['an unknown customer', () => ({ customer_id: '12' }), 'CustomerNotFound'],
  ['no consent', () => ({ consent: undefined }), 'WrongRequestFormat'],
  ['a consent that is no object', () => ({ consent: [] }), 'WrongRequestFormat'],
  ['a consent without scopes', consent({ scopes: undefined }), 'WrongRequestFormat'],
  ['a consent to nothing', consent({ scopes: [] }), 'WrongRequestFormat'],
  ['a consent in other words', consent({ scopes: ['account_information'] }), 'WrongRequestFormat'],
  ['a period of no days', consent({ period_days: 0 }), 'WrongRequestFormat'],
  ['a period in text', consent({ period_days: '60' }), 'WrongRequestFormat'],
  ['a period beyond all numbers', consent({ period_days: 2 ** 64 }), 'ValueOutOfRange'],
  ['a consent from no day', consent({ from_date: '2024-02-30' }), 'DateFormatInvalid'],
  ['a consent from a day far off', consent({ from_date: '2999-01-01' }), 'DateOutOfRange'],
  ['an attempt that is no object', () => ({ attempt: 'now' }), 'WrongRequestFormat'],
  ['fetch scopes of logins', attempt({ fetch_scopes: ['accounts', 'holder_info'] }), 'FetchScopesInvalid'],
  ['no fetch scope', attempt({ fetch_scopes: [] }), 'FetchScopesInvalid'],
  ['more than the consent', consent({ scopes: ['account_details'] }), 'FetchScopesNotAllowed'],
  ['days without transactions', attempt({ fetch_scopes: ['accounts'] }), 'InvalidFromDate'],
  ['an invalid day', attempt({ from_date: 'yesterday' }), 'InvalidFromDate'],
  ['a day before the consent', attempt({ from_date: '2024-01-01' }), 'InvalidFromDate'],
  ['an invalid address', () => ({ return_to: 'nowhere' }), 'ReturnURLInvalid'],
]
for (const [what, fields, errorClass] of refused) {
  test(`a session with ${what} is refused with ${errorClass}`, async () => {
    const { body } = await open(await newLead(), fields())
    assert.equal(body.error?.class, errorClass, JSON.stringify(body))
  })
}

test('what a session leaves out follows from its consent', async () => {
  const customer_id = await newLead()
  const { body } = await open(customer_id, {
    consent: { scopes: ['account_details'], from_date: daysAgo(10) },
    attempt: undefined,
  })
  const id = await complete(body.data.redirect_url)
  const [connection] = (await api(`/connections?customer_id=${customer_id}`)).body.data
  const { last_attempt, consent_types, consent_period_days } = connection
  assert.deepEqual([connection.id, last_attempt.fetch_scopes, last_attempt.from_date], [id, ['accounts'], null])
  assert.deepEqual([consent_types, consent_period_days], [['account_information'], 90])
})

test('pending partners have fake and sandbox providers alone', async () => {
  const as = 'pending'
  const list = async (who: 'main' | 'pending'): Promise<Fields[]> =>
    (await api('/providers?include_fake_providers=true', { as: who })).body.data
  const hidden = (await list('main')).filter(({ id }) => id !== undefined).map(({ code }) => code)
  const shown = (await list(as)).map(({ code }) => code)
  assert.ok(shown.includes('sandbox_harbour_gb') && shown.includes('fakebank_simple_xf'))
  assert.ok(hidden.includes('ipe_br') && !shown.includes('ipe_br'))
  assert.equal((await api('/providers/ipe_br', { as })).body.error.class, 'ProviderNotFound')
  assert.equal((await ask(running, '/api/v4/providers/ipe_br', { as })).status, 200)
  const lead = await newLead(as)
  const through = async (provider_code: string): Promise<string | null> =>
    complete((await open(lead, {}, { as })).body.data.redirect_url, { provider_code })
  assert.equal(await through('ipe_br'), null)
  assert.notEqual(await through('sandbox_harbour_gb'), null)
  assert.notEqual(await through('fakebank_simple_xf'), null)
})

test('app keys and queries that say nothing are refused, secrets are not read', async () => {
  for (const path of ['/currencies', '/connections?customer_id=1', '/merchants']) {
    const { body } = await api(path, { as: 'app', ...(path === '/merchants' && { json: { data: [] } }) })
    assert.equal(body.error.class, 'AppsRestricted', path)
  }
  for (const path of ['/connections', '/accounts', '/transactions', '/accounts?login_id=998']) {
    assert.equal((await api(path)).body.error.class, 'WrongRequestFormat', path)
  }
  const { customer, login } = running.logins.large
  const headers = { 'Customer-secret': 'x', 'Connection-secret': 'x' }
  const { body } = await api(`/connections?customer_id=${customer.id}`, { headers })
  assert.equal(body.data[0].id, login.id)
  assert.deepEqual(
    body.data.map(({ customer_id }: { customer_id: string }) => customer_id),
    Array.from({ length: 100 }, () => customer.id),
  )
  assert.equal((await api(`/accounts?connection_id=${login.id}`, { as: 'second' })).body.error.class, 'LoginNotFound')
  assert.equal((await api('/customers')).body.error.class, 'RouteNotFound')
})

test('an interactive step is answered as foretold', async () => {
  const said = { provider_code: 'fakebank_interactive_xf', credentials: { login: 'username', password: 'secret' } }
  const lead = await newLead()
  const completed = await complete((await open(lead)).body.data.redirect_url, said)
  await settled(running, { id: String(completed), secret: '' }, atInteractive)
  const url = (await open(await newLead())).body.data.redirect_url
  const answered = await complete(url, { ...said, interactive_credentials: { sms: '123456' } })
  const login = await settled(running, { id: String(answered), secret: '' })
  assert.notEqual(login.last_success_at, null)
})

test('merchants are for every partner, and lists are as in version 5', async () => {
  const { body } = await api('/merchants', { as: 'unenriched', json: { data: ['1'] } })
  assert.deepEqual(body, { data: [] })
  for (const path of ['/countries', '/currencies', '/rates', '/assets', '/categories', '/providers']) {
    assert.deepEqual((await api(path)).body.data, (await ask(running, `/api/v5${path}`)).body.data, path)
  }
})
