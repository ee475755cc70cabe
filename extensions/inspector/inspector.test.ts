import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import supertest from 'supertest'
import { makeOpenFinance } from '../../cli/targets/sandbox-material.ts'
import { startSandbox, type RunningSandbox } from '../../sandbox/server/start.ts'
import { inspector } from './inspector.ts'
import { ask } from '../../sandbox/test-support/asking.ts'
import { create, type Held, makeCustomer, settled } from '../../sandbox/test-support/login-flow.ts'

let running: RunningSandbox
let guard = ''
before(async () => {
  running = await startSandbox({
    inspector: inspector(),
    openFinance: await makeOpenFinance(),
  })
  guard = /name="guard" value="([^"]+)"/.exec((await open()).text)?.[1] ?? ''
})
after(() => running.close())

const open = (headers: Record<string, string> = {}, path = '/inspect') =>
  supertest(running.baseUrl).get(path).set(headers)
const press = (headers: Record<string, string>, fields: Record<string, string> = {}) =>
  supertest(running.baseUrl)
    .post('/inspect')
    .type('form')
    .set(headers)
    .send({ do: 'advance', seconds: '60', guard, ...fields })

test('only this machine, under its own names, sees it without the token', async () => {
  assert.equal((await open()).status, 200)
  const others: Array<Record<string, string>> = [
    { Host: 'rebound.example' },
    { 'X-Forwarded-For': '10.0.0.1' },
    { Forwarded: 'for=10.0.0.1' },
  ]
  for (const headers of others) {
    for (const path of ['/inspect', '/inspect/live', '/inspect/rows?class=LoginNotFound']) {
      const { status, text } = await open(headers, path)
      assert.equal(status, 403, path)
      assert.doesNotMatch(text, /guard|Requests/)
    }
    assert.equal((await press(headers)).status, 403)
  }
})

test('the control token lets others in, and no other token does', async () => {
  const Host = 'sandbox.example'
  const enter = (token: string) =>
    supertest(running.baseUrl).post('/inspect/pass').type('form').set({ Host }).send({ token })
  assert.equal((await enter('')).status, 403)
  assert.equal((await enter('wrong')).status, 403)
  const { status, headers } = await enter(running.sandbox.settings.controlToken)
  const [cookie = ''] = headers['set-cookie'] as unknown as string[]
  assert.equal(status, 303)
  assert.match(cookie, /; HttpOnly; SameSite=Strict$/)
  assert.equal((await open({ Host, Cookie: cookie.split(';', 1)[0] ?? '' })).status, 200)
  assert.equal((await open({ Host, Cookie: 'assay-inspector=' })).status, 403)
})

test('behind a public address everybody needs the token, and its host is an own one', async () => {
  const behind = await startSandbox({
    publicUrl: 'https://public.example',
    inspector: inspector(),
  })
  const site = supertest(behind.baseUrl)
  assert.equal((await site.get('/inspect')).status, 403)
  const token = behind.sandbox.settings.controlToken
  const { headers } = await site.post('/inspect/pass').type('form').send({ token })
  const [cookie = ''] = headers['set-cookie'] as unknown as string[]
  assert.match(cookie, /; Secure$/)
  const Cookie = cookie.split(';', 1)[0] ?? ''
  const shown = await site.get('/inspect').set({ Cookie })
  const own = /name="guard" value="([^"]+)"/.exec(shown.text)?.[1] ?? ''
  for (const [Origin, status] of [
    ['https://public.example', 303],
    ['https://evil.example', 403],
  ] as const) {
    const pressed = await site.post('/inspect').type('form').set({ Cookie, Origin }).send({ do: 'forget', guard: own })
    assert.equal(pressed.status, status, Origin)
  }
  await behind.close()
})

test('no other site can press a button', async () => {
  const before = running.sandbox.clock.offsetSeconds()
  for (const [headers, fields] of [
    [{}, { guard: 'guessed' }],
    [{}, { guard: '' }],
    [{ Origin: 'https://evil.example' }, {}],
    [{ Origin: 'null' }, {}],
    [{ 'Sec-Fetch-Site': 'cross-site' }, {}],
    [{ 'Sec-Fetch-Site': 'same-site' }, {}],
  ] as const)
    assert.equal((await press({ ...headers }, { ...fields })).status, 403, JSON.stringify([headers, fields]))
  assert.ok(Math.abs(running.sandbox.clock.offsetSeconds() - before) < 2)
  const { host } = new URL(running.baseUrl)
  assert.equal((await press({ Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' })).status, 303)
  assert.ok(running.sandbox.clock.offsetSeconds() > before + 50)
})

test('a button changes what its row names, and puts the clock back', async () => {
  const customer = await makeCustomer(running)
  const login = (await create(running, customer)).body.data as Held
  await settled(running, login)
  const { store, clock } = running.sandbox
  const { client } = running.clients.main
  const own = { Origin: running.baseUrl }
  await press(own, { do: 'consent', id: login.id, status: 'revoked' })
  await press(own, { do: 'login', id: login.id, status: 'disabled' })
  await press(own, { do: 'customer', id: customer.id, status: 'locked' })
  await press(own, { do: 'client', id: client.app_id, status: 'pending' })
  assert.match((await open()).text, /disabled; consent revoked/)
  assert.equal(store.customers.get(customer.id)?.locked, true)
  assert.equal(store.clients.get(client.id)?.status, 'pending')
  await press(own, { do: 'client', id: client.app_id, status: 'test' })
  await press(own)
  await press(own, { do: 'reset' })
  assert.ok(Math.abs(clock.offsetSeconds()) < 2)
})

test('the policy lets nothing in from elsewhere', async () => {
  const { headers } = await open()
  assert.match(headers['content-security-policy'] ?? '', /default-src 'none'; style-src 'self'; script-src 'self'/)
  assert.match(headers['content-security-policy'] ?? '', /frame-ancestors 'none'/)
  assert.equal(headers['access-control-allow-origin'], undefined)
})

/** Gives the cookie that the control token is answered with, and where it leads. */
async function enter(fields: Record<string, string> = {}): Promise<{ Cookie: string; location: string }> {
  const token = running.sandbox.settings.controlToken
  const { headers } = await supertest(running.baseUrl)
    .post('/inspect/pass')
    .type('form')
    .send({ token, ...fields })
  const [cookie = ''] = headers['set-cookie'] as unknown as string[]
  return { Cookie: cookie.split(';', 1)[0] ?? '', location: headers.location ?? '' }
}

test('what shows secrets needs the token, also from this machine: a proxy need not say that it is one', async () => {
  for (const path of ['/inspect?secrets=shown', '/inspect/live?secrets=shown', '/inspect/?secrets=shown']) {
    const { status, text } = await open({}, path)
    assert.equal(status, 403, path)
    assert.doesNotMatch(text, /guard|Requests/)
  }
  assert.equal((await press({}, { secrets: 'shown' })).status, 403)
  const { Cookie, location } = await enter({ secrets: 'shown' })
  assert.equal(location, '/inspect?secrets=shown')
  assert.equal((await open({ Cookie }, location)).status, 200)
  assert.equal((await enter()).location, '/inspect')
})

test('secrets are shown only where they are asked for', async () => {
  const { id, secret } = await makeCustomer(running)
  const data = { customer_id: id, fetch_scopes: ['accounts'] }
  const { body } = await ask(running, '/api/v4/tokens/create', {
    headers: { 'Customer-secret': secret },
    json: { data },
  })
  await ask(running, '/api/v4/countries?Secret=in-a-query')
  await ask(running, '/api/v4/customers', { text: `not JSON, with ${secret}` })
  const { client } = running.clients.main
  const every = [secret, client.secret, body.data.token, 'in-a-query']
  const hidden = (await open()).text
  const shown = (await open({ Cookie: (await enter()).Cookie }, '/inspect?secrets=shown')).text
  for (const one of every) assert.deepEqual([hidden.includes(one), shown.includes(one)], [false, true], one)
})

test('memory stays bounded', async () => {
  const seen = () => running.sandbox.traffic?.seen() ?? []
  const megabyte = 1024 * 1024
  await ask(running, '/api/v4/customers', { text: Buffer.alloc(megabyte + 1, 'x') })
  const { body } = seen().at(-1)!
  assert.deepEqual([body.bytes.length, body.length], [megabyte, megabyte + 1])
  for (let count = 0; count < 32; count++)
    await ask(running, '/api/v4/customers', { text: Buffer.alloc(megabyte, 'x') })
  assert.deepEqual([body.bytes.length, body.length], [0, megabyte + 1])
  assert.equal(seen().at(-1)!.body.bytes.length, megabyte)
  for (let count = 0; count < 205; count++) await ask(running, '/api/v4/nothing')
  assert.equal(seen().length, 200)
})
