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
