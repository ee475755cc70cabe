import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { ask, type Asked } from '../test-support/asking.ts'
import { create, makeCustomer, settled, type Held } from '../test-support/login-flow.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2, rateLimits: false })
})
after(() => running.close())

interface Row {
  id: string
  account_id: string
  made_on: string
  duplicated: boolean
}

async function fetched(): Promise<{ customer: Held; login: Held; rows: Row[] }> {
  const customer = await makeCustomer(running)
  const { body } = await create(running, customer)
  const login = await settled(running, body.data)
  return { customer, login, rows: await rowsOf(login) }
}

async function rowsOf({ id }: Held): Promise<Row[]> {
  const { body } = await ask(running, `/api/v5/transactions?connection_id=${id}&per_page=1000`)
  assert.equal(body.meta.next_id, null)
  return body.data
}

const mark = (word: 'duplicate' | 'unduplicate', data: unknown): Promise<Asked> =>
  ask(running, `/api/v5/transactions/${word}`, { method: 'PUT', json: { data } })
const remove = (data: unknown): Promise<Asked> =>
  ask(running, '/api/v5/transactions', { method: 'DELETE', json: { data } })

test('transactions are marked as duplicates and back, and no others with them', async () => {
  const { customer, login, rows } = await fetched()
  const before = new Map(rows.map(({ id, duplicated }) => [id, duplicated]))
  const chosen = rows.filter(({ duplicated }) => !duplicated).slice(0, 2)
  const transaction_ids = chosen.map(({ id }) => id)
  assert.equal(chosen.length, 2)
  for (const duplicated of [true, false]) {
    const word = duplicated ? 'duplicate' : 'unduplicate'
    const { status, body } = await mark(word, { customer_id: customer.id, transaction_ids })
    assert.deepEqual([status, body.data], [200, { [`${word}d`]: true }])
    for (const row of await rowsOf(login)) {
      assert.equal(row.duplicated, transaction_ids.includes(row.id) ? duplicated : before.get(row.id))
    }
  }
})

test('one bad id marks nothing', async () => {
  const { customer, login, rows } = await fetched()
  const other = running.sandbox.store.transactions.group('loginId', running.logins.large.login.id)[0]
  for (const foreign of ['1', other?.id]) {
    const { body } = await mark('duplicate', { customer_id: customer.id, transaction_ids: [rows[0]?.id, foreign] })
    assert.equal(body.error.class, 'TransactionNotFound')
  }
  assert.deepEqual(await rowsOf(login), rows)
  const [id] = rows.map((row) => row.id)
  const many = { customer_id: customer.id, transaction_ids: Array.from({ length: 101 }, () => id) }
  assert.equal((await mark('duplicate', many)).body.error.class, 'BatchSizeLimitExceeded')
  assert.equal((await mark('duplicate', { transaction_ids: [id] })).body.error.class, 'WrongRequestFormat')
})

test('transactions are deleted by id, by account but for the last days, and altogether', async () => {
  const { customer, login, rows } = await fetched()
  const [first] = rows
  const byId = await remove({ customer_id: customer.id, transaction_ids: [first?.id] })
  assert.deepEqual([byId.status, byId.body.data], [200, { deleted: true, transactions_count: 1 }])
  const today = running.sandbox.clock.nowIso().slice(0, 10)
  const account_id = first?.account_id
  assert.equal((await remove({ customer_id: customer.id, account_id, keep_days: 1 })).status, 200)
  const left = await rowsOf(login)
  assert.ok(left.length > 0)
  for (const row of left) assert.ok(row.account_id !== account_id || row.made_on === today)
  const others = running.sandbox.store.transactions.all().length - left.length
  assert.equal((await remove({ customer_id: customer.id })).body.data.transactions_count, left.length)
  assert.deepEqual(await rowsOf(login), [])
  assert.equal((await remove({ customer_id: customer.id })).body.data.transactions_count, 0)
  assert.equal(running.sandbox.store.transactions.all().length, others)
})

test('what is deleted must be the customer’s', async () => {
  const { customer, login, rows } = await fetched()
  const [account] = running.sandbox.store.accounts.group('loginId', running.logins.large.login.id)
  const foreign = await remove({ customer_id: customer.id, account_id: account?.id })
  assert.deepEqual([foreign.status, foreign.body.error.class], [404, 'AccountNotFound'])
  for (const data of [{}, { customer_id: customer.id, keep_days: -1 }, { customer_id: customer.id, keep_days: 'x' }])
    assert.equal((await remove(data)).body.error.class, 'WrongRequestFormat')
  assert.equal((await rowsOf(login)).length, rows.length)
})

test('version 5 learns beside a customer too, version 4 does not', async () => {
  const { customer, rows } = await fetched()
  const lesson = { id: rows[0]?.id, category_code: 'hotel', immediate: true }
  const json = { data: { customer_id: customer.id, transactions: [lesson] } }
  assert.deepEqual((await ask(running, '/api/v5/categories/learn', { json })).body, { data: { learned: true } })
  const older = await ask(running, '/api/v4/categories/learn', { json })
  assert.equal(older.body.error_class, 'WrongRequestFormat')
  const foreign = { data: { ...json.data, customer_id: running.logins.large.customer.id } }
  const { body } = await ask(running, '/api/v5/categories/learn', { json: foreign })
  assert.equal(body.error.class, 'TransactionNotFound')
})
