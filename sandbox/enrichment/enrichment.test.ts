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

test('beside a customer the tree can be chosen', async () => {
  const { customer } = running.logins.large
  const data = { customer_id: customer.id, transactions: [equipment] }
  assert.equal((await enrich(data)).body.data.transactions[0].category, 'service_and_parts')
  const business = await enrich({ ...data, categorization: 'business' })
  assert.equal(business.body.data.transactions[0].category, 'electronics')
  assert.equal((await enrich({ ...data, customer_id: '1' })).body.error.class, 'CustomerNotFound')
  assert.equal((await enrich({ ...data, categorization: 'other' })).body.error.class, 'WrongRequestFormat')
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

const wrong: Array<[string, unknown]> = [
  ['an item that is no object', 'taxi'],
  ['no description', { ...taxi, description: undefined }],
  ['a description of 4001 characters', { ...taxi, description: 'x'.repeat(4001) }],
  ['an identifier of 256 characters', { ...taxi, identifier: 'x'.repeat(256) }],
  ['an amount in words', { ...taxi, amount: '20' }],
  ['an amount beyond all reason', { ...taxi, amount: 1e300 }],
  ['an unknown currency', { ...taxi, currency_code: 'QQQ' }],
]
for (const [what, item] of wrong) {
  test(`${what} gives WrongRequestFormat for the whole batch`, async () => {
    const { status, body } = await enrich([taxi, item])
    assert.deepEqual([status, body.error.class], [400, 'WrongRequestFormat'])
  })
}

test('a batch holds 100 objects and no more; 1000 a day are for live clients alone', async () => {
  const batch = Array.from({ length: 100 }, () => taxi)
  assert.equal((await enrich([...batch, taxi])).body.error.class, 'BatchSizeLimitExceeded')
  const { client } = running.clients.second
  for (let count = 0; count < 10; count += 1) assert.equal((await enrich(batch, { as: 'second' })).status, 200)
  assert.equal((await enrich([taxi], { as: 'second' })).body.error.class, 'CategorizationLimitReached')
  client.status = 'live'
  running.sandbox.rules.signing.required = () => false
  assert.equal((await enrich(batch, { as: 'second' })).status, 200)
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

test('a client without enrichment may use the account routes only', async () => {
  const routes = [
    ['POST', '/merchants'],
    ['POST', '/enrichment'],
    ['DELETE', '/transactions'],
    ['PUT', '/transactions/duplicate'],
    ['PUT', '/transactions/unduplicate'],
  ]
  for (const [method = '', path = ''] of routes) {
    const asking = { as: 'unenriched', method, json: { data: [] } } as const
    const { status, body } = await ask(running, `/api/v5${path}`, asking)
    assert.deepEqual([path, status, body.error.class], [path, 400, 'ActionNotAllowed'])
    const app = await ask(running, `/api/v5${path}`, { ...asking, as: 'app' })
    assert.deepEqual([path, app.body.error.class], [path, 'AppsRestricted'])
  }
  assert.equal((await ask(running, '/api/v5/categories', { as: 'unenriched' })).status, 200)
})
