import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { ask } from '../../test-support/asking.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1 })
})
after(() => running.close())

const create = (identifier: unknown, as: 'main' | 'second' = 'main') =>
  ask(running, '/api/v4/customers', { json: { data: { identifier } }, as })

test('a customer is created once for each client', async () => {
  const { status, body } = await create('anna')
  assert.equal(status, 200)
  assert.match(body.data.secret, /^[0-9a-f]{64}$/)
  assert.equal(typeof body.data.id, 'string')
  const again = await create('anna')
  assert.deepEqual([again.status, again.body.error_class], [409, 'DuplicatedCustomer'])
  assert.equal((await create('anna', 'second')).status, 200)
})

test('an identifier is a text of 1 to 255 characters', async () => {
  assert.equal((await create('x'.repeat(255))).status, 200)
  assert.equal((await create('Žofie ☂')).body.data.identifier, 'Žofie ☂')
  for (const bad of ['x'.repeat(256), '', ' ', 5, null, {}, undefined]) {
    assert.equal((await create(bad)).body.error_class, 'IdentifierInvalid', JSON.stringify(bad))
  }
})

test('a locked customer is refused until it is unlocked', async () => {
  const { data } = (await create('locked')).body
  const put = async (action: string) =>
    (await ask(running, `/api/v4/customers/${data.id}/${action}`, { method: 'PUT' })).body
  assert.deepEqual((await put('lock')).data, { locked: true, id: data.id })
  const use = async () => (await ask(running, `/api/v4/accounts?customer_id=${data.id}`)).body.error_class
  assert.equal(await use(), 'CustomerLocked')
  assert.equal((await ask(running, `/api/v4/customers/${data.id}`)).body.data.locked, true)
  assert.deepEqual((await put('unlock')).data, { unlocked: true, id: data.id })
  assert.equal(await use(), undefined)
})

test('a customer is deleted with its logins', async () => {
  const { customer, login } = running.logins.oauth
  const { body } = await ask(running, `/api/v4/customers/${customer.id}`, { method: 'DELETE' })
  assert.deepEqual(body.data, { deleted: true, id: customer.id })
  assert.equal((await ask(running, `/api/v4/customers/${customer.id}`)).body.error_class, 'CustomerNotFound')
  assert.equal((await ask(running, `/api/v4/accounts?login_id=${login.id}`)).body.error_class, 'LoginNotFound')
})

test('another client’s customer does not exist', async () => {
  const { id } = running.logins.large.customer
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['PUT', '/lock'],
  ] as const) {
    const { body } = await ask(running, `/api/v4/customers/${id}${path}`, { method, as: 'second' })
    assert.equal(body.error_class, 'CustomerNotFound')
  }
})
