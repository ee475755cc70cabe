import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { ask, type Asked } from '../../test-support/asking.ts'
import { create, loginBody, makeCustomer, settled, type Held } from '../../test-support/login-flow.ts'

let running: RunningSandbox
let customer: Held
const return_to = 'https://client.example/back'
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
  customer = await makeCustomer(running)
})
after(() => running.close())

async function begin(fields: Record<string, unknown> = {}): Promise<Asked> {
  const data = loginBody({ provider_code: 'fakebank_oauth_xf', credentials: undefined, return_to, ...fields })
  const headers = { 'Customer-secret': customer.secret }
  return ask(running, '/api/v4/oauth_providers/create', { headers, json: { data } })
}

function authorize(login_id: string, query_string: unknown): Promise<Asked> {
  return ask(running, '/api/v4/oauth_providers/authorize', {
    method: 'PUT',
    json: { data: { login_id, query_string } },
  })
}

/** The parameters with which the provider sends the user back. */
async function agree(redirectUrl: string, answer = 'allow'): Promise<URL> {
  const page = await fetch(redirectUrl)
  assert.equal(page.status, 200)
  const form = new URLSearchParams({ answer })
  const back = await fetch(redirectUrl, { method: 'POST', body: form, redirect: 'manual' })
  return new URL(back.headers.get('location') ?? '')
}

async function authorized(): Promise<Held> {
  const { body } = await begin()
  const back = await agree(body.data.redirect_url)
  await authorize(body.data.login_id, back.search.slice(1))
  return settled(running, { id: body.data.login_id, secret: '' })
}

test('a user who agrees at the provider gets a login that is fetched', async () => {
  const { status, body } = await begin({ return_login_id: true })
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body.data).sort(), ['attempt_id', 'expires_at', 'login_id', 'redirect_url', 'token'])
  const back = await agree(body.data.redirect_url)
  assert.equal(back.origin + back.pathname, return_to)
  assert.equal(back.searchParams.get('login_id'), body.data.login_id)
  const answer = await authorize(body.data.login_id, back.search.slice(1))
  assert.equal(answer.body.data.last_attempt.id, body.data.attempt_id)
  const done = await settled(running, answer.body.data)
  assert.equal(done.status, 'active')
  assert.notEqual(done.last_success_at, null)
  const again = await authorize(body.data.login_id, back.search.slice(1))
  assert.equal(again.body.error_class, 'LoginAlreadyAuthorized')
})

test('a refresh sends the user to the provider once more', async () => {
  const login = await authorized()
  const json = { data: { login_id: login.id, return_to, fetch_scopes: ['accounts'] } }
  const { body } = await ask(running, '/api/v4/oauth_providers/refresh', { json })
  assert.equal(body.data.login_id, login.id)
  const { body: answer } = await authorize(login.id, `?code=sandbox-approved`)
  assert.equal(answer.data.last_attempt.id, body.data.attempt_id)
  assert.deepEqual((await settled(running, login)).last_attempt.fetch_scopes, ['accounts'])
})

test('codes that the provider did not give out open nothing', async () => {
  const { body } = await begin()
  const { login_id } = body.data
  assert.equal((await authorize(login_id, 'code=guess')).body.error_class, 'ProviderAccessNotGranted')
  assert.equal((await authorize(login_id, 'state=1')).body.error_class, 'WrongRequestFormat')
  assert.equal((await authorize(login_id, undefined)).body.error_class, 'WrongRequestFormat')
  assert.equal((await authorize(login_id, '#code=sandbox-approved')).status, 200)
})

test('a user who refuses ends the attempt', async () => {
  const { body } = await begin()
  const back = await agree(body.data.redirect_url, 'deny')
  assert.equal(back.searchParams.get('error'), 'access_denied')
  const { body: refused } = await authorize(body.data.login_id, back.search)
  assert.equal(refused.error_class, 'ProviderAccessNotGranted')
  const done = await settled(running, { id: body.data.login_id, secret: '' })
  assert.equal(done.last_attempt.fail_error_class, 'ProviderAccessNotGranted')
})

const refusedReturns: Array<[unknown, string]> = [
  [undefined, 'ReturnURLInvalid'],
  ['not an address', 'ReturnURLInvalid'],
  ['javascript:alert(1)', 'ReturnURLInvalid'],
  [`https://client.example/${'x'.repeat(513 - 'https://client.example/'.length)}`, 'ReturnURLTooLong'],
]
for (const [address, errorClass] of refusedReturns) {
  test(`return_to ${String(address).slice(0, 30)} is refused with ${errorClass}`, async () => {
    assert.equal((await begin({ return_to: address })).body.error_class, errorClass)
  })
}

test('512 characters of return_to are fine', async () => {
  const address = `https://client.example/${'x'.repeat(512 - 'https://client.example/'.length)}`
  assert.equal((await begin({ return_to: address })).status, 200)
})

test('other modes of provider and other clients are refused', async () => {
  const simple = await begin({ provider_code: 'fakebank_simple_xf' })
  assert.equal(simple.body.error_class, 'WrongProviderMode')
  const { body } = await create(running, customer)
  const json = { data: { login_id: body.data.id, return_to } }
  const mode = await ask(running, '/api/v4/oauth_providers/refresh', { json })
  assert.equal(mode.body.error_class, 'WrongProviderMode')
  const foreign = await ask(running, '/api/v4/oauth_providers/refresh', { json, as: 'second' })
  assert.equal(foreign.body.error_class, 'LoginNotFound')
  const unnamed = await ask(running, '/api/v4/oauth_providers/refresh', { json: { data: { return_to } } })
  assert.equal(unnamed.body.error_class, 'LoginNotFound')
})
