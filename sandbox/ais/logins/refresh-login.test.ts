import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { ask } from '../../test-support/asking.ts'
import { create, makeCustomer, put, settled, type Held } from '../../test-support/login-flow.ts'

let running: RunningSandbox
let customer: Held
beforeEach(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
  customer = await makeCustomer(running)
})
afterEach(() => running.close())

async function login(fields: Record<string, unknown> = {}): Promise<Held> {
  return settled(running, (await create(running, customer, fields)).body.data)
}

test('a refresh is refused until next_refresh_possible_at and then starts an attempt', async () => {
  const held = await login()
  assert.equal((await put(running, customer, held, 'refresh')).body.error_class, 'LoginCannotBeRefreshed')
  running.sandbox.clock.advance(60 * 60 + 1)
  const { status, body } = await put(running, customer, held, 'refresh')
  assert.equal(status, 200)
  assert.equal(body.data.next_refresh_possible_at, null)
  assert.equal(body.data.last_attempt.user_present, false)
  const done = await settled(running, held)
  assert.ok(Date.parse(done.next_refresh_possible_at) > running.sandbox.clock.now().getTime())
  assert.equal((await put(running, customer, held, 'refresh')).body.error_class, 'LoginCannotBeRefreshed')
})

test('a refresh on a later day brings new transactions and keeps the old ones', async () => {
  const held = await login()
  const rows = async (): Promise<string[]> => {
    const { body } = await ask(running, `/api/v4/transactions?login_id=${held.id}&per_page=1000`)
    return body.data.map(({ id }: Held) => id)
  }
  const before = await rows()
  running.sandbox.clock.advance(9 * 86_400)
  const headers = { 'Customer-secret': customer.secret, 'Login-secret': held.secret }
  const path = `/api/v4/logins/${held.id}/refresh`
  assert.equal((await ask(running, path, { method: 'PUT', headers })).status, 200)
  await settled(running, held)
  const afterwards = await rows()
  assert.ok(afterwards.length > before.length)
  assert.deepEqual(afterwards.slice(0, before.length), before)
})

test('without stored credentials no refresh is possible', async () => {
  const held = await login({ store_credentials: false })
  running.sandbox.clock.advance(7200)
  assert.equal((await put(running, customer, held, 'refresh')).body.error_class, 'LoginCannotBeRefreshed')
})

test('a provider that is not fetched automatically gives no time and no refresh', async () => {
  const held = (await login({ provider_code: 'fakebank_manual_xf' })) as Held & Record<string, unknown>
  assert.equal(held.next_refresh_possible_at, null)
  assert.equal((await put(running, customer, held, 'refresh')).body.error_class, 'LoginCannotBeRefreshed')
})

test('the fifth background fetch in a day is refused under the payment services directive', async () => {
  const held = await login({ provider_code: 'fakebank_psd_xf' })
  for (let count = 1; count <= 4; count++) {
    running.sandbox.clock.advance(600)
    assert.equal((await put(running, customer, held, 'refresh')).status, 200)
    await settled(running, held)
  }
  running.sandbox.clock.advance(600)
  assert.equal((await put(running, customer, held, 'refresh')).body.error_class, 'BackgroundFetchLimitExceeded')
  running.sandbox.clock.advance(86_400)
  assert.equal((await put(running, customer, held, 'refresh')).status, 200)
})

test('what was taught is applied to transactions that come later', async () => {
  const held = await login({ fetch_scopes: ['accounts', 'transactions'] })
  const { body } = await ask(running, `/api/v4/transactions?login_id=${held.id}&per_page=1000`)
  const lessons = body.data.slice(0, 100).map(({ id }: Held) => ({
    transaction_id: id,
    category_code: 'veterinary',
    immediate: true,
  }))
  assert.equal((await ask(running, '/api/v4/categories/learn', { json: { data: lessons } })).status, 200)
  const taught = new Set(body.data.slice(0, 100).map(({ description }: { description: string }) => description))
  running.sandbox.clock.advance(40 * 86_400)
  await put(running, customer, held, 'refresh')
  await settled(running, held)
  const later = await ask(running, `/api/v4/transactions?login_id=${held.id}&per_page=1000`)
  const news = later.body.data
    .slice(body.data.length)
    .filter(({ description }: { description: string }) => taught.has(description))
  assert.ok(news.length > 0)
  assert.ok(news.every(({ category }: { category: string }) => category === 'veterinary'))
})

test('a login with daily_refresh is fetched once a day unasked, one without it is not', async () => {
  const daily = await login({ daily_refresh: true })
  const plain = await login()
  running.sandbox.clock.advance(2 * 86_400)
  const attempts = async ({ id }: Held): Promise<Array<Record<string, unknown>>> =>
    (await ask(running, `/api/v4/attempts?login_id=${id}`)).body.data
  assert.equal((await attempts(plain)).length, 1)
  const [, unasked] = await attempts(daily)
  assert.equal(unasked?.user_present, false)
  assert.notEqual((await settled(running, daily)).last_attempt.success_at, null)
  running.sandbox.clock.advance(86_400 + 1)
  assert.equal((await attempts(daily)).length, 3)
})

test('a crowd is refused where the client has a limit', async () => {
  const [client] = running.sandbox.store.clients.all()
  assert.ok(client)
  client.connects = { requests: 1, seconds: 60 }
  await login()
  assert.equal((await create(running, customer)).body.error_class, 'TooManyRequests')
  delete client.connects
  client.loginsAtOnce = 1
  const slow = { credentials: { login: 'slow', password: 'secret' } }
  assert.equal((await create(running, await makeCustomer(running), slow)).status, 200)
  assert.equal((await create(running, customer)).body.error_class, 'RateLimitExceeded')
})
