import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { ask } from '../../test-support/asking.ts'
import { create, makeCustomer, put, settled, type Held } from '../../test-support/login-flow.ts'

let running: RunningSandbox
let customer: Held
const credentials = { login: 'username', password: 'secret' }
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
})
after(() => running.close())

async function login(fields: Record<string, unknown> = {}): Promise<Held> {
  customer = await makeCustomer(running)
  const { body } = await create(running, customer, { credentials, ...fields })
  return settled(running, body.data)
}

test('reconnecting starts one more attempt, in both forms', async () => {
  const held = await login()
  const first = await put(running, customer, held, 'reconnect', { credentials })
  assert.equal(first.status, 200)
  assert.equal(first.body.data.last_attempt.finished, false)
  await settled(running, held)
  const headers = { 'Customer-secret': customer.secret, 'Login-secret': held.secret }
  const asking = { method: 'PUT', headers, json: { data: { credentials } } }
  const second = await ask(running, `/api/v4/logins/${held.id}/reconnect`, asking)
  assert.equal(second.status, 200)
  await settled(running, held)
  const { body } = await ask(running, `/api/v4/attempts?login_id=${held.id}`)
  assert.equal(body.data.length, 3)
})

test('accounts and transactions keep their ids', async () => {
  const held = await login()
  const before = await ask(running, `/api/v4/transactions?login_id=${held.id}&per_page=1000`)
  await put(running, customer, held, 'reconnect', { credentials })
  await settled(running, held)
  const afterwards = await ask(running, `/api/v4/transactions?login_id=${held.id}&per_page=1000`)
  const ids = ({ body }: typeof before): string[] => body.data.map(({ id }: Held) => id)
  assert.ok(ids(before).length > 0)
  assert.deepEqual(ids(afterwards), ids(before))
})

test('a login that is processed is left alone', async () => {
  customer = await makeCustomer(running)
  const { body: made } = await create(running, customer, { credentials: { login: 'slow', password: 'secret' } })
  const { body } = await put(running, customer, made.data, 'reconnect', { credentials })
  assert.equal(body.error_class, 'LoginAlreadyProcessing')
})

test('other credentials need override_credentials, and then replace the old ones', async () => {
  const held = await login()
  const others = { login: 'username-2', password: 'secret' }
  const refused = await put(running, customer, held, 'reconnect', { credentials: others })
  assert.equal(refused.body.error_class, 'CredentialsNotMatch')
  const explicit = { credentials: others, override_credentials: false }
  assert.equal((await put(running, customer, held, 'reconnect', explicit)).body.error_class, 'CredentialsNotMatch')
  const allowed = await put(running, customer, held, 'reconnect', { credentials: others, override_credentials: true })
  assert.equal(allowed.status, 200)
  await settled(running, held)
  assert.equal((await put(running, customer, held, 'reconnect', { credentials: others })).status, 200)
  await settled(running, held)
  assert.equal(
    (await put(running, customer, held, 'reconnect', { credentials })).body.error_class,
    'CredentialsNotMatch',
  )
})

test('exactly five combinations of scopes are accepted', async () => {
  const held = await login()
  const words = ['accounts', 'holder_info', 'transactions']
  const accepted: string[] = []
  for (let bits = 0; bits < 8; bits++) {
    const fetch_scopes = words.filter((_word, index) => bits & (1 << index)).reverse()
    const { status, body } = await put(running, customer, held, 'reconnect', { credentials, fetch_scopes })
    if (status === 200) {
      accepted.push(body.data.last_attempt.fetch_scopes.join('+'))
      await settled(running, held)
    } else assert.equal(body.error_class, 'FetchScopesInvalid')
  }
  assert.deepEqual(accepted.sort(), [
    'accounts',
    'accounts+holder_info',
    'accounts+holder_info+transactions',
    'accounts+transactions',
    'holder_info',
  ])
})

test('accounts can be excluded, but not unknown ones and not all', async () => {
  const held = await login()
  const { body } = await ask(running, `/api/v4/accounts?login_id=${held.id}`)
  const ids: string[] = body.data.map(({ id }: Held) => id)
  const one = await put(running, customer, held, 'reconnect', { credentials, exclude_accounts: ids.slice(0, 1) })
  assert.deepEqual(one.body.data.last_attempt.exclude_accounts, ids.slice(0, 1))
  await settled(running, held)
  const all = await put(running, customer, held, 'reconnect', { credentials, exclude_accounts: ids })
  assert.equal(all.body.error_class, 'AllAccountsExcluded')
  const unknown = await put(running, customer, held, 'reconnect', { credentials, exclude_accounts: ['99999999'] })
  assert.equal(unknown.body.error_class, 'AccountNotFound')
})

test('secrets that do not belong together change nothing', async () => {
  const mine = await login()
  const me = customer
  const others = await login()
  const them = customer
  const otherCustomer = await makeCustomer(running, 'second')
  const cases: Array<[Held, Held, string]> = [
    [them, mine, 'WrongClientToken'],
    [me, others, 'WrongClientToken'],
    [otherCustomer, mine, 'CustomerNotFound'],
    [{ id: '', secret: 'f'.repeat(64) }, mine, 'CustomerNotFound'],
    [me, { id: mine.id, secret: 'f'.repeat(64) }, 'LoginNotFound'],
  ]
  for (const [who, what, errorClass] of cases) {
    const { body } = await put(running, who, what, 'reconnect', { credentials })
    assert.equal(body.error_class, errorClass)
  }
  const headers = { 'Customer-secret': me.secret, 'Login-secret': mine.secret }
  const json = { data: { credentials } }
  const crossed = await ask(running, `/api/v4/logins/${others.id}/reconnect`, { method: 'PUT', headers, json })
  assert.equal(crossed.body.error_class, 'WrongClientToken')
  const foreign = await ask(running, `/api/v4/logins/${mine.id}`, { as: 'second' })
  assert.equal(foreign.body.error_class, 'LoginNotFound')
  const { body } = await ask(running, `/api/v4/attempts?login_id=${mine.id}`)
  assert.equal(body.data.length, 1)
})

test('credentials are required and store_credentials false remembers none', async () => {
  const held = await login({ store_credentials: false })
  assert.equal((await put(running, customer, held, 'reconnect', {})).body.error_class, 'WrongRequestFormat')
  const other = { credentials: { login: 'username-9', password: 'secret' } }
  assert.equal((await put(running, customer, held, 'reconnect', other)).status, 200)
})
