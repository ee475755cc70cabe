import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { ask, askV3, type Asked } from '../../test-support/asking.ts'
import { create, makeCustomer, settled } from '../../test-support/login-flow.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 1, callbackUrl: 'http://127.0.0.1:1/none' })
})
after(() => running.close())

const info = (as?: 'second' | 'app'): Promise<Asked> => askV3(running, '/api/v3/client/info', { as })

test('a client without logins sees only their total', async () => {
  const { status, body } = await info('second')
  assert.equal(status, 200)
  assert.deepEqual(body.data.logins, { total: 0 })
  assert.deepEqual(body.data.customers, { total: 0 })
  assert.equal(body.data.info.status, 'test')
  assert.equal(typeof body.data.settings.email, 'string')
})

test('logins are counted by status, and a count of 0 is not shown', async () => {
  const { body: before_ } = await info()
  const { total, ...counts } = before_.data.logins
  assert.deepEqual(counts, { active: total })
  const customer = await makeCustomer(running)
  const { body } = await create(running, customer, { credentials: { login: 'username', password: 'wrong' } })
  await settled(running, body.data)
  const { data } = (await info()).body
  assert.deepEqual(data.logins, { total: total + 1, active: total, inactive: 1 })
  assert.equal(data.customers.total, before_.data.customers.total + 1)
})

test('addresses and the time of the last request are shown', async () => {
  const { data } = (await info()).body
  assert.equal(data.settings.success_url, 'http://127.0.0.1:1/none/success')
  const sent = Date.parse(data.info.last_request_sent_at)
  assert.ok(Math.abs(sent - running.sandbox.clock.now().getTime()) < 5000)
  assert.ok(Date.parse(data.info.signed_up_at) <= sent)
})

test('app keys are refused, and version 4 has no such route', async () => {
  assert.equal((await info('app')).body.error_class, 'AppsRestricted')
  assert.equal((await ask(running, '/api/v4/client/info')).body.error_class, 'RouteNotFound')
})
