import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { descriptions } from '../providers/categorize.ts'
import { merchantIdOf } from '../providers/merchants.ts'
import { ask, type Asked, type Asking } from '../test-support/asking.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1, rateLimits: false })
})
after(() => running.close())

const enrich = (data: unknown, asking: Asking = {}): Promise<Asked> =>
  ask(running, '/api/v5/enrichment', { json: { data }, ...asking })

const salary = { identifier: 'a', description: 'Salary Brook and Sons', amount: 2500, currency_code: 'EUR' }
const taxi = { identifier: 'b', description: 'Night taxi', amount: -20.1, currency_code: 'EUR' }
const equipment = { description: 'Tyre change', amount: -0.2, currency_code: 'CHF' }

test('items come back in their order with a category of version 5 and a merchant', async () => {
  const { status, body } = await enrich([taxi, { ...salary, description: 'nobody knows' }])
  assert.equal(status, 200)
  const [first, second] = body.data.transactions
  assert.deepEqual([first.identifier, first.category, first.amount], ['b', 'taxi', -20.1])
  assert.match(first.merchant_id, /^\d{6}$/)
  assert.deepEqual([second.identifier, second.category, second.merchant_id], ['a', 'uncategorized', null])
})

test('the report sums up each currency', async () => {
  const { report } = (await enrich([salary, taxi, taxi, equipment])).body.data
  assert.deepEqual(report[0], {
    currency_code: 'EUR',
    transactions_count: 3,
    income: 2500,
    expenses: -40.2,
    balance: 2459.8,
    categories: [
      { category: 'paycheck', transactions_count: 1, amount: 2500 },
      { category: 'taxi', transactions_count: 2, amount: -40.2 },
    ],
  })
  assert.deepEqual([report.length, report[1].currency_code, report[1].expenses], [2, 'CHF', -0.2])
  assert.deepEqual((await enrich([])).body.data, { transactions: [], report: [] })
})

test('merchants are listed by id, unknown ones left out', async () => {
  const known = descriptions().flatMap((line) => merchantIdOf(line) ?? [])
  assert.equal(new Set(known).size, known.length)
  const { status, body } = await ask(running, '/api/v5/merchants', { json: { data: [known[3], '0', known[3]] } })
  assert.equal(status, 200)
  assert.deepEqual([body.data.length, body.data[0].id], [1, known[3]])
  assert.deepEqual(Object.keys(body.data[0]), ['id', 'names', 'contact', 'address'])
  const tooMany = await ask(running, '/api/v5/merchants', { json: { data: Array.from({ length: 101 }, () => '0') } })
  assert.equal(tooMany.body.error.class, 'BatchSizeLimitExceeded')
})
