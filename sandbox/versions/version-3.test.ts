import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ClientPurpose } from '../server/seed-clients.ts'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { askV3, type Asked, type Asking } from '../test-support/asking.ts'
import { atInteractive, create, makeCustomer, settled } from '../test-support/login-flow.ts'

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
