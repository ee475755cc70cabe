import assert from 'node:assert/strict'
import { test } from 'node:test'
import supertest from 'supertest'
import { makeOpenFinance } from '../../cli/targets/sandbox-material.ts'
import { started } from '../../sandbox/test-support/started.ts'
import { inspector } from './inspector.ts'
import { ask } from '../../sandbox/test-support/asking.ts'
import { create, type Held, makeCustomer, settled } from '../../sandbox/test-support/login-flow.ts'

const running = await started({ inspector: inspector(), openFinance: await makeOpenFinance() })
const site = supertest(running.baseUrl)

const open = (headers: Record<string, string> = {}, path = '/inspect') => site.get(path).set(headers)
const guardIn = (text: string) => /name="guard" value="([^"]+)"/.exec(text)?.[1] ?? ''
const guard = guardIn((await open()).text)
const press = (headers: Record<string, string>, fields: Record<string, string> = {}) =>
  site
    .post('/inspect')
    .type('form')
    .set(headers)
    .send({ do: 'advance', seconds: '60', guard, ...fields })

/** The answer to a token, with the cookie that it sets and where it leads. */
async function enter(fields: object = {}, { of = running, headers: given = {} } = {}) {
  const token = of.sandbox.settings.controlToken
  const entering = supertest(of.baseUrl).post('/inspect/pass').type('form').set(given)
  const { status, headers } = await entering.send({ token, ...fields })
  const [cookie = ''] = (headers['set-cookie'] ?? []) as string[]
  return { status, cookie, Cookie: cookie.split(';', 1)[0] ?? '', location: headers['location'] ?? '' }
}

/** The rows of the page that the query finds. */
async function found(query: string): Promise<string[]> {
  const { text } = await open({}, `/inspect/live?${query}`)
  return [...text.matchAll(/<b>(\w+)<\/b> (\S+?)<\/span>/g)].map(([, method, url]) => `${method} ${url}`)
}

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
  const headers = { Host: 'sandbox.example' }
  for (const token of ['', 'wrong']) assert.equal((await enter({ token }, { headers })).status, 403)
  const { status, cookie, Cookie } = await enter({}, { headers })
  assert.equal(status, 303)
  assert.match(cookie, /; HttpOnly; SameSite=Strict$/)
  assert.equal((await open({ ...headers, Cookie })).status, 200)
  assert.equal((await open({ ...headers, Cookie: 'assay-inspector=' })).status, 403)
})

test('behind a public address everybody needs the token, and its host is an own one', async () => {
  const behind = await started({ publicUrl: 'https://public.example', inspector: inspector() })
  const beyond = supertest(behind.baseUrl)
  assert.equal((await beyond.get('/inspect')).status, 403)
  const { cookie, Cookie } = await enter({}, { of: behind })
  assert.match(cookie, /; Secure$/)
  const own = guardIn((await beyond.get('/inspect').set({ Cookie })).text)
  for (const [Origin, status] of [
    ['https://public.example', 303],
    ['https://evil.example', 403],
  ] as const) {
    const asking = beyond.post('/inspect').type('form').set({ Cookie, Origin })
    assert.equal((await asking.send({ do: 'forget', guard: own })).status, status, Origin)
  }
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

test('a list is shown, its rest part by part, and no part shows a secret', async () => {
  const { login, customer } = running.logins.large
  const path = `/api/v4/transactions?login_id=${login.id}&per_page=1000`
  await ask(running, path, { headers: { 'Customer-secret': customer.secret } })
  const { text } = await open()
  const [, href = ''] = /href="([^"]+)">All \d+ characters of the answer/.exec(text) ?? []
  assert.match(text, /&quot;amount&quot;/)
  let parts = ''
  let next: string | undefined = href.replaceAll('&amp;', '&')
  while (next !== undefined) {
    const part: string = (await open({}, next)).text
    parts += /<pre>([^]*)<\/pre>/.exec(part)?.[1] ?? ''
    next = /href="([^"]+)">The next part/.exec(part)?.[1]?.replaceAll('&amp;', '&')
  }
  const json = parts.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
  const { data } = JSON.parse(json) as { data: unknown[] }
  assert.equal(data.length, 1000)
  assert.equal((await open({}, '/inspect/body?request=0')).status, 404)
  assert.equal((await open({}, `${href.replaceAll('&amp;', '&')}&secrets=shown`)).status, 403)
})

test('requests are found by client, route, outcome and words, and by no part of a secret', async () => {
  running.sandbox.traffic?.forget()
  const { secret } = await makeCustomer(running)
  await ask(running, '/api/v4/countries')
  await ask(running, '/api/v4/providers/none')
  const of = '/api/v4'
  const [customers, countries, provider] = [`POST ${of}/customers`, `GET ${of}/countries`, `GET ${of}/providers/none`]
  assert.deepEqual(await found(''), [provider, countries, customers])
  assert.deepEqual(await found('outcome=refused'), [provider])
  assert.deepEqual(await found('route=GET+%2Fapi%2Fv4%2Fcountries'), [countries])
  assert.deepEqual(await found('words=providernotfound'), [provider])
  assert.deepEqual(await found('client=main%40client.example&outcome=accepted'), [countries, customers])
  assert.deepEqual(await found('client=second%40client.example'), [])
  assert.deepEqual(await found(`words=${secret.slice(0, 12)}`), [])
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
