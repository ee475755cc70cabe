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

test('a code counts after three requests, an immediate one immediately', async () => {
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
