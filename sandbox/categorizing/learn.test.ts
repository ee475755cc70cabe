import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { ask } from '../test-support/asking.ts'
import { categoriesOf } from './categories-of.ts'

let running: RunningSandbox
let ids: string[]
let description: string
before(async () => {
  running = await startSandbox({ seed: 1 })
  const rows = running.sandbox.store.transactions.all()
  ids = rows.map(({ id }) => id)
  description = rows[0]?.description ?? ''
})
after(() => running.close())

const teach = (data: unknown, as: 'main' | 'second' = 'main') =>
  ask(running, '/api/v4/categories/learn', { json: { data }, as })

/** The personal category that the main client's next import gives the first transaction's description. */
function nextCategory(): string {
  const { client } = running.clients.main
  return categoriesOf(running.sandbox, client, { description, category: 'taxi', extra: {} }, 'personal').category
}

test('a code counts after three lessons, an immediate one immediately', async () => {
  running.sandbox.store.learnt.clear()
  assert.equal(nextCategory(), 'taxi')
  const lesson = { transaction_id: ids[0], category_code: 'hotel' }
  for (const expected of ['taxi', 'taxi', 'hotel']) {
    const { status, body } = await teach([lesson])
    assert.deepEqual([status, body], [200, { data: { learned: true } }])
    assert.equal(nextCategory(), expected)
  }
  await teach([{ transaction_id: ids[0], category_code: 'tuition', immediate: true }])
  assert.equal(nextCategory(), 'tuition')
})

test('an immediate that is null counts as left out', async () => {
  running.sandbox.store.learnt.clear()
  const { status } = await teach([{ transaction_id: ids[0], category_code: 'hotel', immediate: null }])
  assert.deepEqual([status, nextCategory()], [200, 'taxi'])
})

test('a code of the other tree leaves the category as it is', async () => {
  await teach([{ transaction_id: ids[0], category_code: 'raw_materials', immediate: true }])
  assert.equal(nextCategory(), 'taxi')
})

test('a refused batch teaches nothing', async () => {
  running.sandbox.store.learnt.clear()
  const good = { transaction_id: ids[0], category_code: 'hotel', immediate: true }
  const { body } = await teach([good, { transaction_id: '1', category_code: 'hotel' }])
  assert.equal(body.error_class, 'TransactionNotFound')
  assert.equal(nextCategory(), 'taxi')
})

test('another client’s transaction does not exist', async () => {
  const { body } = await teach([{ transaction_id: ids[0], category_code: 'hotel' }], 'second')
  assert.equal(body.error_class, 'TransactionNotFound')
})

const wrong: Array<[string, unknown, string]> = [
  ['an unknown code', [{ category_code: 'nothing' }], 'WrongRequestFormat'],
  ['a parent that has children', [{ category_code: 'travel' }], 'WrongRequestFormat'],
  ['a flag in words', [{ category_code: 'hotel', immediate: 'yes' }], 'WrongRequestFormat'],
  ['an item that is no object', ['hotel'], 'WrongRequestFormat'],
]
for (const [what, items, errorClass] of wrong) {
  test(`${what} gives ${errorClass}`, async () => {
    const named = (items as unknown[]).map((item) =>
      typeof item === 'object' ? { transaction_id: ids[0], ...item } : item,
    )
    assert.equal((await teach(named)).body.error_class, errorClass)
  })
}

/** As many lessons, each of another transaction. */
function batch(count: number): unknown[] {
  return ids.slice(0, count).map((transaction_id) => ({ transaction_id, category_code: 'taxi' }))
}

test('a batch holds 100 objects and no more, a day 1000', async () => {
  running.sandbox.clock.advance(86_400)
  assert.equal((await teach(batch(101))).body.error_class, 'BatchSizeLimitExceeded')
  for (let count = 0; count < 1000; count += 100) assert.equal((await teach(batch(100))).status, 200)
  assert.equal((await teach(batch(1))).body.error_class, 'CategorizationLimitReached')
  running.sandbox.clock.advance(86_400)
  assert.equal((await teach(batch(1))).status, 200)
  running.sandbox.clock.reset()
})
