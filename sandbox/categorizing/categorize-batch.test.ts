import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ClientPurpose } from '../server/seed-clients.ts'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { askV3, type Asked } from '../test-support/asking.ts'

type Fields = Record<string, unknown>

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1 })
})
after(() => running.close())

const sent = (items: unknown, as?: ClientPurpose): Promise<Asked> =>
  askV3(running, '/api/v3/transactions/categorize', { as, json: { data: items } })

async function categorized(items: unknown[]): Promise<Fields[]> {
  const { status, body } = await sent(items)
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.data.length, items.length)
  return body.data
}

const good = { description: 'Corner grocery', amount: -12.5, currency_code: 'EUR', country_code: 'DE' }

test('a valid item comes back with its category', async () => {
  const [entry] = await categorized([{ ...good, identifier: 'mine', made_on: '2026-01-02', extra: { a: 1 } }])
  assert.deepEqual(entry, {
    description: 'Corner grocery',
    identifier: 'mine',
    currency_code: 'EUR',
    category: 'groceries',
    made_on: '2026-01-02',
    amount: -12.5,
    mode: 'normal',
    status: 'posted',
    extra: { a: 1 },
  })
})

const bad: Array<[string, Fields]> = [
  ['no description', { description: undefined }],
  ['a blank description', { description: ' ' }],
  ['a description that is no text', { description: 5 }],
  ['4001 characters of description', { description: 'é'.repeat(4001) }],
  ['256 characters of identifier', { identifier: 'x'.repeat(256) }],
  ['an identifier that is no text', { identifier: 5 }],
  ['an amount that is no number', { amount: '5' }],
  ['an unknown currency', { currency_code: 'EURO' }],
  ['an unknown country', { country_code: 'ZZ' }],
  ['an unknown action', { action: 'forget' }],
  ['nothing to learn', { action: 'learn' }],
  ['an unknown category to learn', { action: 'learn', category: 'nowhere' }],
]
for (const [what, change] of bad) {
  test(`${what} is an error of that item alone`, async () => {
    const entries = await categorized([good, { ...good, ...change }, good])
    assert.deepEqual(
      entries.map(({ errors }) => errors === undefined),
      [true, false, true],
    )
    const { errors } = entries[1] as { errors: string[] }
    assert.equal(errors.length, 1)
    assert.equal(typeof errors[0], 'string')
    assert.equal(entries[0]?.category, 'groceries')
    assert.equal(entries[2]?.category, 'groceries')
  })
}

test('the longest description and identifier are taken, and what is no object is an error', async () => {
  const [longest, none, list] = await categorized([
    { ...good, description: '💶'.repeat(4000), identifier: 'é'.repeat(255) },
    null,
    [good],
  ])
  assert.equal(longest?.errors, undefined)
  for (const entry of [none, list]) assert.ok(Array.isArray(entry?.errors) && entry.errors.length > 0)
})

test('what is learnt holds for the client and the description until it is removed', async () => {
  const item = { description: 'Nobody knows 77' }
  const category = async (): Promise<unknown> => (await categorized([item]))[0]?.category
  assert.equal(await category(), 'uncategorized')
  const [learnt, after_] = await categorized([{ ...item, action: 'learn', category: 'books_and_supplies' }, item])
  assert.deepEqual([learnt?.category, after_?.category], ['books_and_supplies', 'books_and_supplies'])
  await categorized([{ ...item, action: 'learn', category: 'tuition' }])
  assert.equal(await category(), 'tuition')
  assert.equal((await categorized([{ description: 'Nobody knows 78' }]))[0]?.category, 'uncategorized')
  assert.equal((await sent([item], 'second')).body.data[0].category, 'uncategorized')
  const [removed] = await categorized([{ ...item, action: 'remove' }])
  assert.equal(removed?.category, 'uncategorized')
  assert.equal(await category(), 'uncategorized')
})

test('a batch holds 100 items', async () => {
  const batch = (size: number): unknown[] => Array.from({ length: size }, () => good)
  assert.equal((await sent(batch(100))).status, 200)
  assert.equal((await sent(batch(101))).body.error_class, 'BatchSizeLimitExceeded')
  assert.deepEqual((await sent([])).body.data, [])
  for (const data of [{}, 'x', null]) assert.equal((await sent(data)).body.error_class, 'WrongRequestFormat')
})

test('test and pending clients have 1000 items a day categorized, and bad ones do not count', async () => {
  const batch = Array.from({ length: 100 }, () => good)
  for (const as of ['second', 'pending'] as const) {
    running.sandbox.clock.advance(86_400)
    await sent([{ description: '' }], as)
    for (let sentBefore = 0; sentBefore < 10; sentBefore += 1) assert.equal((await sent(batch, as)).status, 200)
    assert.equal((await sent([{ description: '' }], as)).status, 200)
    assert.equal((await sent([good], as)).body.error_class, 'CategorizationLimitReached')
    running.sandbox.clock.advance(86_400)
    assert.equal((await sent([good], as)).status, 200)
  }
  running.sandbox.clock.reset()
})

test('app keys may categorize, and no other version has the route', async () => {
  assert.equal((await sent([good], 'app')).status, 200)
  const { body } = await askV3(running, '/api/v4/transactions/categorize', { json: { data: [good] } })
  assert.equal(body.error_class, 'RouteNotFound')
})

test('what an item says is repeated digit for digit, and never what is nested too deep to be written', async () => {
  const post = (text: string) => askV3(running, '/api/v3/transactions/categorize', { text })
  const item = (extra: string) => `{"data":[{"description":"Corner grocery","extra":${extra}}]}`
  const keys = running.clients.main.client
  const answer = await fetch(`${running.baseUrl}/api/v3/transactions/categorize`, {
    method: 'POST',
    headers: { 'Client-id': keys.client_id, 'Service-secret': keys.v3_secret },
    body: item('{"a":1152921504606847001}'),
  })
  assert.match(await answer.text(), /"extra":\{"a":1152921504606847001\}/)
  for (const levels of [201, 5000, 100_000]) {
    const { status, body } = await post(item('['.repeat(levels) + ']'.repeat(levels)))
    assert.deepEqual([status, body.error_class], [400, 'WrongRequestFormat'], `${levels} levels`)
  }
})
