import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { version5Variants } from '../variants/version-5.ts'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { ask, type Asked } from '../test-support/asking.ts'
import { create, loginBody, makeCustomer, put, settled, type Held } from '../test-support/login-flow.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
})
after(() => running.close())

function connect(customer: Held, fields = {}): Promise<Asked> {
  const headers = { 'Customer-secret': customer.secret }
  return ask(running, '/api/v5/connections', { headers, json: { data: loginBody(fields) } })
}

test('a customer and a connection are the same through version 4 and version 5', async () => {
  const { body: made } = await ask(running, '/api/v5/customers', { json: { data: { identifier: 'in both' } } })
  const { status, body } = await connect(made.data)
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.data.last_attempt.api_version, '5')
  const login = await settled(running, body.data)
  assert.deepEqual([login.id, login.secret, login.customer_id], [body.data.id, body.data.secret, made.data.id])
  const older = await create(running, made.data, { credentials: { login: 'made-in-4', password: 'secret' } })
  const { body: both } = await ask(running, `/api/v5/connections?customer_id=${made.data.id}`)
  assert.deepEqual(
    both.data.map(({ id }: Held) => id),
    [login.id, older.body.data.id],
  )
  const { body: customers } = await ask(running, `/api/v4/customers/${made.data.id}`)
  assert.deepEqual(customers.data, (await ask(running, `/api/v5/customers/${made.data.id}`)).body.data)
})

test('accounts name their connection, and queries ask by it', async () => {
  const { login } = running.logins.large
  const { body } = await ask(running, `/api/v5/accounts?connection_id=${login.id}`)
  assert.ok(body.data.length > 1)
  for (const account of body.data) assert.deepEqual([account.connection_id, account.login_id], [login.id, undefined])
  const attempts = await ask(running, `/api/v5/attempts?connection_id=${login.id}`)
  assert.equal(attempts.body.data.length, 100)
  const other = await ask(running, `/api/v5/attempts?login_id=${login.id}`, { headers: { 'Connection-secret': '' } })
  assert.deepEqual([other.status, other.body.error.class], [404, 'LoginNotFound'])
})

test('a next page keeps the names of its version', async () => {
  const { login } = running.logins.large
  const { body } = await ask(running, `/api/v5/transactions?connection_id=${login.id}`)
  assert.match(body.meta.next_page, new RegExp(`^/api/v5/transactions\\?connection_id=${login.id}&from_id=`))
  assert.equal((await ask(running, body.meta.next_page)).body.data[0].id, body.meta.next_id)
})

test('a connection is opened by its Connection-secret and by nothing else', async () => {
  const customer = await makeCustomer(running)
  const { body } = await connect(customer)
  await settled(running, body.data)
  const path = `/api/v5/connections/${body.data.id}/refresh`
  const refresh = (secrets: Record<string, string>): Promise<Asked> =>
    ask(running, path, {
      method: 'PUT',
      headers: { 'Customer-secret': customer.secret, ...secrets },
      json: { data: {} },
    })
  const wrong = await refresh({ 'Login-secret': body.data.secret })
  assert.equal(wrong.body.error.class, 'LoginNotFound')
  assert.match(wrong.body.error.message, /Connection-secret/)
  running.sandbox.clock.advance(7200)
  assert.equal((await refresh({ 'Connection-secret': body.data.secret })).body.data.id, body.data.id)
  await settled(running, body.data)
  running.sandbox.clock.advance(7200)
  assert.equal((await put(running, customer, body.data, 'refresh')).status, 200)
  running.sandbox.clock.reset()
})

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

test('no route has its name of version 4', async () => {
  for (const path of ['/logins', '/login', '/tokens/create', '/login/refresh']) {
    const { status, body } = await ask(running, `/api/v5${path}`, { json: { data: {} } })
    assert.deepEqual([path, status, body.error.class], [path, 404, 'RouteNotFound'])
  }
  const old = await ask(running, '/api/v4/connections')
  assert.deepEqual([old.status, old.body.error_class], [404, 'RouteNotFound'])
})

test('errors are nested, with a page about their class', async () => {
  const { body } = await ask(running, '/api/v5/connections/0')
  assert.deepEqual(Object.keys(body), ['error', 'request'])
  assert.equal(body.error.class, 'LoginNotFound')
  const page = await fetch(body.error.documentation_url)
  assert.match(await page.text(), /LoginNotFound/)
})

test('a connect session takes the place of a token', async () => {
  const customer = await makeCustomer(running)
  const json = { data: { customer_id: customer.id, fetch_scopes: ['accounts'] } }
  const { status, body } = await ask(running, '/api/v5/connect_sessions/create', { json })
  assert.equal(status, 200)
  assert.ok(body.data.connect_url.startsWith(running.baseUrl))
})

test('every transaction has a category of the trees of the version that shows it', async () => {
  const customer = await makeCustomer(running)
  for (const categorization of ['personal', 'business'] as const) {
    const credentials = { login: `username-${categorization}`, password: 'secret' }
    const { body } = await connect(customer, { categorization, credentials })
    await settled(running, body.data)
    for (const version of ['v4', 'v5']) {
      const tree = (await ask(running, `/api/${version}/categories`)).body.data[categorization] as Record<
        string,
        string[]
      >
      const codes = Object.entries(tree).flatMap(([parent, children]) => (children.length > 0 ? children : [parent]))
      const name = version === 'v4' ? 'login_id' : 'connection_id'
      const list = await ask(running, `/api/${version}/transactions?${name}=${body.data.id}&per_page=1000`)
      assert.ok(list.body.data.length > 20, `${list.body.data.length} rows`)
      for (const { category } of list.body.data) assert.ok(codes.includes(category), `${version} shows ${category}`)
    }
  }
})

test('a variant that writes flat errors writes them at the singular routes too', async () => {
  const { patch } = version5Variants.find(({ id }) => id === 'writes-flat-errors-in-version-5')!
  patch?.(running.sandbox.rules)
  for (const path of ['/connection', '/connections']) {
    const { body } = await ask(running, `/api/v5${path}`, { json: { data: {} } })
    assert.equal(typeof body.error_class, 'string', path)
  }
})
