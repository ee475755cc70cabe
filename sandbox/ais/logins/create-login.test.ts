import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { ask } from '../../test-support/asking.ts'
import { create, loginBody, makeCustomer, settled, type Held } from '../../test-support/login-flow.ts'
import { dayMs } from '../../basics/days.ts'

let running: RunningSandbox
let customer: Held
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
  customer = await makeCustomer(running)
})
after(() => running.close())

for (const path of ['/api/v4/login', '/api/v4/logins']) {
  test(`${path} makes a login whose accounts and transactions come afterwards`, async () => {
    const { status, body } = await create(running, customer, {}, path)
    assert.equal(status, 200)
    const made = body.data
    assert.equal(made.customer_id, customer.id)
    assert.equal(made.provider_code, 'fakebank_simple_xf')
    assert.equal(made.last_attempt.finished, false)
    assert.equal(made.next_refresh_possible_at, null)
    assert.equal(made.store_credentials, true)
    const done = await settled(running, made)
    assert.equal(done.status, 'active')
    assert.equal(done.last_success_at, done.last_attempt.success_at)
    const wait = Date.parse(done.next_refresh_possible_at) - Date.parse(done.last_success_at)
    assert.ok(Math.abs(wait - 60 * 60_000) < 1000)
    const accounts = await ask(running, `/api/v4/accounts?login_id=${made.id}`)
    assert.ok(accounts.body.data.length > 1)
    const transactions = await ask(running, `/api/v4/transactions?login_id=${made.id}&per_page=1000`)
    assert.ok(transactions.body.data.length > 20)
    const days = transactions.body.data.map(({ made_on }: { made_on: string }) => made_on)
    assert.ok(days.every((day: string) => day >= done.last_attempt.from_date && day <= done.last_attempt.to_date))
  })
}

test('the single attempt shows the stages its scopes ask for', async () => {
  const { body } = await create(running, customer, { fetch_scopes: ['accounts', 'holder_info', 'transactions'] })
  const done = await settled(running, body.data)
  const { body: attempt } = await ask(running, `/api/v4/attempts/${done.last_attempt.id}?login_id=${done.id}`)
  assert.deepEqual(
    attempt.data.stages.map(({ name }: { name: string }) => name),
    ['start', 'connect', 'fetch_holder_info', 'fetch_accounts', 'fetch_recent', 'fetch_full', 'disconnect', 'finish'],
  )
  assert.equal(attempt.data.last_stage.name, 'finish')
  assert.ok(done.holder_info.names.length > 0)
  assert.deepEqual(done.consent_types, ['holder_information', 'account_information', 'transaction_information'])
})

test('without the scope transactions none are fetched', async () => {
  const { body } = await create(running, customer, { fetch_scopes: ['accounts'] })
  const done = await settled(running, body.data)
  assert.equal(done.last_attempt.from_date, null)
  const { body: rows } = await ask(running, `/api/v4/transactions?login_id=${done.id}`)
  assert.deepEqual(rows.data, [])
})

test('wrong credentials are accepted at first and fail the attempt', async () => {
  const { status, body } = await create(running, customer, { credentials: { login: 'username', password: 'no' } })
  assert.equal(status, 200)
  const done = await settled(running, body.data)
  assert.equal(done.last_attempt.fail_error_class, 'InvalidCredentials')
  assert.equal(done.last_attempt.success_at, null)
  assert.equal(done.status, 'inactive')
})

test('customer_id in the body, as text, stands in for the Customer-secret', async () => {
  const by = async (customer_id: unknown) =>
    (await ask(running, '/api/v4/logins', { json: { data: loginBody({ customer_id }) } })).body
  assert.equal((await by(customer.id)).data.customer_id, customer.id)
  assert.equal((await by(Number(customer.id))).error_class, 'WrongRequestFormat')
})

const day = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const refused: Array<[string, Record<string, unknown>, string]> = [
  ['country_code: absent', { country_code: undefined }, 'CountryNotFound'],
  ['country_code: unknown', { country_code: 'QQ' }, 'CountryNotFound'],
  ['provider_code: absent', { provider_code: undefined }, 'ProviderNotFound'],
  ['provider_code: unknown', { provider_code: 'nobody_xf' }, 'ProviderNotFound'],
  ['provider_code: of another country', { country_code: 'GB' }, 'ProviderNotFound'],
  ['include_fake_providers: absent', { include_fake_providers: undefined }, 'ProviderNotFound'],
  ['include_fake_providers: text', { include_fake_providers: 'true' }, 'WrongRequestFormat'],
  ['provider: inactive', { provider_code: 'fakebank_inactive_xf' }, 'ProviderInactive'],
  ['provider: disabled', { provider_code: 'fakebank_disabled_xf' }, 'ProviderDisabled'],
  ['provider: oauth', { provider_code: 'fakebank_oauth_xf' }, 'WrongProviderMode'],
  ['provider: without keys', { provider_code: 'fakebank_oauth_nokeys_xf' }, 'ProviderKeyFound'],
  ['provider: file without file', { provider_code: 'fakebank_file_xf' }, 'FileNotProvided'],
  ['credentials: absent', { credentials: undefined }, 'WrongRequestFormat'],
  ['credentials: null', { credentials: null }, 'WrongRequestFormat'],
  ['credentials: array', { credentials: [] }, 'WrongRequestFormat'],
  ['credentials: text', { credentials: 'x' }, 'WrongRequestFormat'],
  ['fetch_scopes: absent', { fetch_scopes: undefined }, 'FetchScopesInvalid'],
  ['fetch_scopes: text', { fetch_scopes: 'accounts' }, 'FetchScopesInvalid'],
  ['fetch_scopes: empty', { fetch_scopes: [] }, 'FetchScopesInvalid'],
  ['fetch_scopes: unknown word', { fetch_scopes: ['accounts', 'balance'] }, 'FetchScopesInvalid'],
  [
    'holder_info: not supplied',
    { provider_code: 'fakebank_bare_xf', fetch_scopes: ['holder_info'] },
    'HolderInfoNotSupported',
  ],
  ['from_date: no date', { from_date: '2024-2-3' }, 'InvalidFromDate'],
  ['from_date: no such day', { from_date: '2024-02-31' }, 'InvalidFromDate'],
  ['from_date: too old', { from_date: day(-65) }, 'InvalidFromDate'],
  ['from_date: too late', { from_date: day(2) }, 'InvalidFromDate'],
  ['from_date: without transactions', { fetch_scopes: ['accounts'], from_date: day(-3) }, 'InvalidFromDate'],
  ['to_date: too old', { to_date: day(-65) }, 'InvalidToDate'],
  ['to_date: too late', { to_date: day(2) }, 'InvalidToDate'],
  ['to_date: number', { to_date: 20240203 }, 'InvalidToDate'],
  ['to_date: without transactions', { fetch_scopes: ['accounts'], to_date: day(0) }, 'InvalidToDate'],
  ['locale: unknown', { locale: 'fr' }, 'WrongRequestFormat'],
  ['categorization: unknown', { categorization: 'both' }, 'WrongRequestFormat'],
  ['daily_refresh: number', { daily_refresh: 1 }, 'WrongRequestFormat'],
  ['fetched_accounts_notify: text', { fetched_accounts_notify: 'false' }, 'WrongRequestFormat'],
  ['store_credentials: text', { store_credentials: 'yes' }, 'WrongRequestFormat'],
  ['custom_fields: array', { custom_fields: [] }, 'CustomFieldsFormatInvalid'],
  ['custom_fields: too big', { custom_fields: { note: 'x'.repeat(1024) } }, 'CustomFieldsSizeTooBig'],
  ['customer_id: unknown', { customer_id: '12345678' }, 'CustomerNotFound'],
]
for (const [what, fields, errorClass] of refused) {
  test(`${what} is refused with ${errorClass}`, async () => {
    const { status, body } = await create(running, customer, fields)
    assert.equal(body.error_class, errorClass, JSON.stringify(body))
    assert.ok([400, 404, 406, 409].includes(status))
  })
}

test('every edge of the window and of custom_fields is inside', async () => {
  for (const fields of [
    { from_date: running.sandbox.rules.dates.windowStart(new Date()) },
    { from_date: day(1), to_date: day(1) },
    { custom_fields: { note: 'x'.repeat(1024 - '{"note":""}'.length) } },
    { locale: 'pt-BR', categorization: 'business', daily_refresh: true, store_credentials: false },
  ]) {
    const { status, body } = await create(running, customer, fields)
    assert.equal(status, 200, JSON.stringify(body))
  }
})

test('the same credentials once more are a duplicate, other ones are not', async () => {
  const credentials = { login: 'username', password: 'secret' }
  const first = await create(running, customer, { credentials })
  assert.equal(first.status, 200)
  await settled(running, first.body.data)
  const again = await create(running, customer, { credentials: { password: 'secret', login: 'username' } })
  assert.equal(again.body.error_class, 'LoginDuplicated')
  const other = await makeCustomer(running)
  assert.equal((await create(running, other, { credentials })).status, 200)
})

test('a client below live status may have only so many logins', async () => {
  const { client } = running.clients.second
  client.loginLimit = 1
  const own = await makeCustomer(running, 'second')
  const asking = { as: 'second', headers: { 'Customer-secret': own.secret } } as const
  assert.equal((await ask(running, '/api/v4/logins', { ...asking, json: { data: loginBody() } })).status, 200)
  const { body } = await ask(running, '/api/v4/logins', { ...asking, json: { data: loginBody() } })
  assert.equal(body.error_class, 'LoginLimitReached')
})
