import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { ask } from '../../test-support/asking.ts'
import { atInteractive, create, makeCustomer, put, settled, type Held } from '../../test-support/login-flow.ts'

let running: RunningSandbox
let customer: Held
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
  customer = await makeCustomer(running)
})
after(() => running.close())

async function waiting(provider_code = 'fakebank_interactive_xf'): Promise<Held & Record<string, unknown>> {
  const { body } = await create(running, customer, { provider_code })
  return settled(running, body.data, atInteractive)
}

test('the waiting stage says what is asked', async () => {
  const held = await waiting()
  assert.equal(held.next_refresh_possible_at, null)
  const { last_stage } = held.last_attempt as { last_stage: Record<string, unknown> }
  assert.deepEqual(last_stage.interactive_fields_names, ['sms'])
  assert.match(String(last_stage.interactive_html), /<p>/)
})

test('the right answer lets the fetch go on, in both forms', async () => {
  const held = await waiting()
  assert.equal((await put(running, customer, held, 'interactive', { credentials: { sms: '123456' } })).status, 200)
  const done = await settled(running, held)
  assert.equal(done.last_attempt.fail_error_class, null)
  assert.notEqual(done.last_success_at, null)
  const second = await waiting('fakebank_interactive_select_xf')
  const headers = { 'Customer-secret': customer.secret, 'Login-secret': second.secret }
  const json = { data: { credentials: { method: 'by_app' } } }
  const path = `/api/v4/logins/${second.id}/interactive`
  assert.equal((await ask(running, path, { method: 'PUT', headers, json })).status, 200)
  assert.notEqual((await settled(running, second)).last_success_at, null)
})

test('nothing to type takes an empty object', async () => {
  const held = await waiting('fakebank_approval_xf')
  const absent = await put(running, customer, held, 'interactive', {})
  assert.equal(absent.body.error_class, 'WrongRequestFormat')
  assert.equal((await put(running, customer, held, 'interactive', { credentials: {} })).status, 200)
  assert.notEqual((await settled(running, held)).last_success_at, null)
})

test('a wrong answer fails the attempt', async () => {
  const held = await waiting()
  assert.equal((await put(running, customer, held, 'interactive', { credentials: { sms: '000000' } })).status, 200)
  assert.equal((await settled(running, held)).last_attempt.fail_error_class, 'InvalidInteractiveCredentials')
})

test('an answer that no attempt waits for is refused', async () => {
  const { body } = await create(running, customer)
  const plain = await settled(running, body.data)
  const refused = await put(running, customer, plain, 'interactive', { credentials: {} })
  assert.equal(refused.body.error_class, 'ProviderNotInteractive')
})

test('scopes and dates may be set with the answer and are checked', async () => {
  const held = await waiting()
  const credentials = { sms: '123456' }
  const wrong = await put(running, customer, held, 'interactive', { credentials, fetch_scopes: ['everything'] })
  assert.equal(wrong.body.error_class, 'FetchScopesInvalid')
  const old = await put(running, customer, held, 'interactive', { credentials, from_date: '2020-01-01' })
  assert.equal(old.body.error_class, 'InvalidFromDate')
  const { body } = await put(running, customer, held, 'interactive', { credentials, fetch_scopes: ['accounts'] })
  assert.deepEqual(body.data.last_attempt.fetch_scopes, ['accounts'])
  await settled(running, held)
  assert.deepEqual((await ask(running, `/api/v4/transactions?login_id=${held.id}`)).body.data, [])
})

test('no answer in time fails the attempt', async () => {
  const held = await waiting()
  running.sandbox.clock.advance(301)
  assert.equal((await settled(running, held)).last_attempt.fail_error_class, 'InteractiveTimeout')
})
