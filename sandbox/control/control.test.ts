import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { ask } from '../test-support/asking.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1 })
})
after(() => running.close())

// oxlint-disable-next-line typescript/no-explicit-any -- answers of many shapes
async function control(method: string, path: string, body?: unknown, token?: string): Promise<[number, any]> {
  const answer = await fetch(`${running.baseUrl}/control${path}`, {
    method,
    headers: { 'Control-token': token ?? running.sandbox.settings.controlToken },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return [answer.status, await answer.json()]
}

test('it says what it offers, to every caller with the token', async () => {
  const offers = [
    'clock',
    'client-status',
    'customer-lock',
    'login-status',
    'callbacks',
    'callback-addresses',
    'consents',
    'connect-sessions',
    'rate-limits',
  ]
  assert.deepEqual(await control('GET', '/'), [200, { data: { offers } }])
  const [status, body] = await control('GET', '/', undefined, 'wrong')
  assert.deepEqual([status, body.error_class], [400, 'ActionNotAllowed'])
})

test('the clock is moved and put back', async () => {
  const [, moved] = await control('POST', '/clock', { advance_seconds: 7200 })
  assert.equal(moved.data.offset_seconds, 7200)
  await control('POST', '/clock', { advance_seconds: 1800 })
  const aheadMs = Date.parse(running.sandbox.clock.nowIso()) - Date.now()
  assert.ok(Math.abs(aheadMs - 9_000_000) < 5000)
  const [, reset] = await control('DELETE', '/clock')
  assert.equal(reset.data.offset_seconds, 0)
  assert.equal((await control('POST', '/clock', { advance_seconds: 'much' }))[1].error_class, 'WrongRequestFormat')
  const statuses: number[] = []
  for (let moves = 0; moves < 260; moves += 1)
    statuses.push((await control('POST', '/clock', { advance_seconds: 1e9 }))[0])
  assert.deepEqual([...new Set(statuses)], [200, 400], 'it ends before a year with five digits')
  await control('DELETE', '/clock')
})

test('a client’s status is set', async () => {
  const { app_id } = running.clients.second.client
  await control('PUT', `/clients/${app_id}`, { status: 'disabled' })
  assert.equal((await ask(running, '/api/v4/assets', { as: 'second' })).body.error_class, 'ClientDisabled')
  await control('PUT', `/clients/${app_id}`, { status: 'test' })
  assert.equal((await ask(running, '/api/v4/assets', { as: 'second' })).status, 200)
  assert.equal((await control('PUT', '/clients/none', { status: 'test' }))[1].error_class, 'ClientNotFound')
  assert.equal((await control('PUT', `/clients/${app_id}`, { status: 'gone' }))[1].error_class, 'WrongRequestFormat')
})

test('callback addresses are registered and taken away', async () => {
  const { client } = running.clients.second
  const path = `/clients/${client.app_id}`
  await control('PUT', path, { callbacks: { success_url: 'http://127.0.0.1:9/a', fail_url: 'http://127.0.0.1:9/b' } })
  await control('PUT', path, { callbacks: { fail_url: null } })
  assert.deepEqual(client.callbacks, { success: 'http://127.0.0.1:9/a' })
  for (const callbacks of [{ success: 'http://127.0.0.1:9' }, { fail_url: 'nowhere' }, 'all'])
    assert.equal((await control('PUT', path, { callbacks }))[1].error_class, 'WrongRequestFormat')
})

test('a customer is locked and unlocked', async () => {
  const { customer, login } = running.logins.large
  await control('PUT', `/customers/${customer.id}`, { locked: true })
  const bySecret = { headers: { 'Customer-secret': customer.secret } }
  const lists = [`/api/v4/accounts?customer_id=${customer.id}`, `/api/v4/accounts?login_id=${login.id}`]
  assert.equal((await ask(running, lists[0] ?? '')).body.error_class, 'CustomerLocked')
  assert.equal((await ask(running, lists[1] ?? '', bySecret)).body.error_class, 'CustomerLocked')
  await control('PUT', `/customers/${customer.id}`, { locked: false })
  assert.equal((await ask(running, lists[1] ?? '', bySecret)).status, 200)
})

test('rate limits are switched off and on', async () => {
  const burst = async (): Promise<number> => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(running, '/api/v5/assets')))
    return answers.filter(({ status }) => status === 429).length
  }
  assert.deepEqual(await control('PUT', '/rate-limits', { enforced: false }), [200, { data: { enforced: false } }])
  assert.equal(await burst(), 0)
  await control('PUT', '/rate-limits', { enforced: true })
  assert.ok((await burst()) > 0)
  assert.equal((await control('PUT', '/rate-limits', { enforced: 'no' }))[1].error_class, 'WrongRequestFormat')
})

test('without the control port its addresses are no routes', async () => {
  const closed = await startSandbox({ seed: 1, control: false })
  const answer = await fetch(`${closed.baseUrl}/control`, {
    headers: { 'Control-token': closed.sandbox.settings.controlToken },
  })
  await closed.close()
  assert.equal(((await answer.json()) as { error_class: string }).error_class, 'RouteNotFound')
})
