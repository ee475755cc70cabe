import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { version5Variants } from '../variants/version-5.ts'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { ask } from '../test-support/asking.ts'
import { loginBody, makeCustomer, settled } from '../test-support/login-flow.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
})
after(() => running.close())

test('a connection is made and changed at the singular routes too', async () => {
  const customer = await makeCustomer(running)
  const secret = { 'Customer-secret': customer.secret }
  const made = await ask(running, '/api/v5/connection', { headers: secret, json: { data: loginBody() } })
  assert.equal(made.status, 200, JSON.stringify(made.body))
  const login = await settled(running, made.body.data)
  running.sandbox.clock.advance(7200)
  const headers = { ...secret, 'Connection-secret': login.secret }
  const again = await ask(running, '/api/v5/connection/refresh', { method: 'PUT', headers, json: { data: {} } })
  assert.deepEqual([again.status, again.body.data.id], [200, login.id])
  running.sandbox.clock.reset()
})

test('errors are nested, with a page about their class', async () => {
  const { body } = await ask(running, '/api/v5/connections/0')
  assert.deepEqual(Object.keys(body), ['error', 'request'])
  assert.equal(body.error.class, 'LoginNotFound')
  const page = await fetch(body.error.documentation_url)
  assert.match(await page.text(), /LoginNotFound/)
})

test('a variant that writes flat errors writes them at the singular routes too', async () => {
  const { patch } = version5Variants.find(({ id }) => id === 'writes-flat-errors-in-version-5')!
  patch?.(running.sandbox.rules)
  for (const path of ['/connection', '/connections']) {
    const { body } = await ask(running, `/api/v5${path}`, { json: { data: {} } })
    assert.equal(typeof body.error_class, 'string', path)
  }
})
