import assert from 'node:assert/strict'
import { it } from 'node:test'
import { makeKeys } from '../basics/keys.ts'
import { createSandbox } from './create-sandbox.ts'
import { readyLogins, seedLogins } from './seed-logins.ts'
import { seedClients } from './start.ts'

const keys = (await makeKeys()) as Parameters<typeof createSandbox>[0]['keys']

function plainSandbox() {
  const sandbox = createSandbox({ keys })
  return { sandbox, client: seedClients(sandbox, keys).main.client }
}

function withReady() {
  const { sandbox, client } = plainSandbox()
  return { sandbox, logins: readyLogins(sandbox, client, {}) }
}

/** Rows without random values and times. */
function rowsOf({ store }: ReturnType<typeof createSandbox>): unknown {
  const { customers, logins, consents, attempts, accounts, transactions } = store
  const rows = [customers, logins, consents, attempts, accounts, transactions].map((table) => table.all())
  const isOfItsTime = (name: string) => name === 'secret' || /_(?:at|time)$/.test(name)
  return JSON.parse(JSON.stringify(rows, (name, value: unknown) => (isOfItsTime(name) ? typeof value : value)))
}

withReady()

it('The ready-made logins of a second sandbox of a process are those that it would have made itself', () => {
  const { sandbox, client } = plainSandbox()
  seedLogins(sandbox, client)
  assert.deepEqual(rowsOf(withReady().sandbox), rowsOf(sandbox))
})

it('The ready-made logins of a second sandbox of a process go on with the same numbers', () => {
  const { sandbox, client } = plainSandbox()
  seedLogins(sandbox, client)
  const { store } = withReady().sandbox
  for (const next of ['customers', 'logins', 'attempts', 'accounts', 'transactions'] as const)
    assert.equal(store[next].newId(), sandbox.store[next].newId(), next)
  assert.equal(store.newStageId(), sandbox.store.newStageId())
})

it('The ready-made logins of a second sandbox of a process are its own, down to the stages of their attempts', () => {
  const [one, other] = [withReady(), withReady()]
  one.logins.large.login.status = 'inactive'
  one.sandbox.store.attempts.all()[0]!.stages.length = 0
  assert.equal(other.logins.large.login.status, 'active')
  assert.equal(withReady().logins.large.login.status, 'active')
  assert.ok(other.sandbox.store.attempts.all()[0]!.stages.length > 0)
})

it('The ready-made logins of a second sandbox of a process are the rows that its store gives', () => {
  const { sandbox, logins } = withReady()
  for (const { customer, login } of Object.values(logins)) {
    assert.equal(sandbox.store.logins.get(login.id), login)
    assert.equal(sandbox.store.customers.by('secret', customer.secret), customer)
  }
})
