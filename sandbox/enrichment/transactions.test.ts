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

const remove = (data: unknown): Promise<Asked> =>
  ask(running, '/api/v5/transactions', { method: 'DELETE', json: { data } })

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
