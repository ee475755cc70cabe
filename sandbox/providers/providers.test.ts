import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { readTable } from '../../requirements/tables/read-table.ts'
import { assignableCodes, categoryTrees } from '../reference/read-data.ts'
import { dollarsFor } from '../reference/rates.ts'
import { datesRules } from '../rules/logins/fetch-rules.ts'
import { categorize, descriptions } from './merchants.ts'
import { specialLogins } from './credentials.ts'
import { findProvider, listProviders } from './find-provider.ts'
import { holdingsOf, largeHoldings } from './holdings-of.ts'
import { iban, type HeldAccount } from './holdings.ts'

const texts = descriptions().map(({ text }) => text)
const used = (tree: 'personal' | 'business') => [...new Set(descriptions().map((line) => line[tree]))].sort()
const codes = (tree: 'personal' | 'business') => assignableCodes(categoryTrees()[tree]).sort()

const all = listProviders(true)
const page = readFileSync(new URL('../../docs/sandbox-data.md', import.meta.url), 'utf8')
// Only the first provider of a series is named.
const single = all.map(({ code }) => code).filter((code) => !/^local_.*(?<!_gb)$/.test(code))

const rules = datesRules()
const starts = {
  '2026-11-21T00:00:00Z': '2026-09-21',
  '2026-12-31T23:59:59Z': '2026-10-31',
  '2026-04-30T12:00:00Z': '2026-02-28',
  '2028-04-30T12:00:00Z': '2028-02-29',
  '2026-01-31T12:00:00Z': '2025-11-30',
}
const moments = Object.keys(starts).map((text) => new Date(text))
const defaults = moments.flatMap((now) =>
  [rules.defaultFrom(now), rules.defaultTo(now)].map((day) =>
    rules.within(day, rules.windowStart(now), rules.windowEnd(now)),
  ),
)
const noDays = ['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00:00Z', ' 2026-01-01', '', 20260101, null]

cases(
  'The descriptions use every assignable code and no other, and none stands twice',
  [used('personal'), codes('personal')],
  [used('business'), codes('business')],
  [new Set(texts).size, texts.length],
  [descriptions().filter(({ least, most }) => least >= most || least * most <= 0), [], 'room between its amounts'],
  'A description is found exactly or within other words, in any case, and else uncategorized',
  [categorize('Night taxi', 'personal'), 'taxi'],
  [categorize('CARD 17 NIGHT TAXI BERLIN', 'business'), 'taxi'],
  [categorize('Flat rent', 'personal'), 'mortgage_and_rent'],
  [categorize('Flat rent', 'business'), 'office_rent'],
  [categorize('zzz', 'personal'), 'uncategorized'],
  [categorize('', 'business'), 'uncategorized'],
  [categorize('Flat rent', 'none'), 'uncategorized'],
  'Fake providers are left out unless asked for, and found by their code all the same',
  [new Set(listProviders(false).map(({ fake }) => fake)), new Set([false])],
  [findProvider('fakebank_simple_xf')?.fake, true],
  [findProvider('nobody_xf'), undefined],
  'The documentation names every provider and every login with a behaviour of its own',
  [[...single, ...specialLogins.keys()].filter((name) => !page.includes(`\`${name}\``)), []],
  'Check digits of an account number are those of a published example',
  [iban('DE', '370400440532013000'), 'DE89370400440532013000'],
  'The window begins two months ago and ends tomorrow, also at the end of a year, with both defaults in it',
  [moments.map((now) => rules.windowStart(now)), Object.values(starts)],
  [rules.windowEnd(new Date('2026-12-31T23:00:00Z')), '2027-01-01'],
  [defaults.filter((lies) => !lies), []],
  [noDays.filter((value) => rules.wellFormed(value)), [], 'no days'],
)

test('A retired code follows the code that came after it', () =>
  assert.ok(Math.abs(dollarsFor('BYR', '2026-11-20')! * 10_000 - dollarsFor('BYN', '2026-11-20')!) < 1e-6))

/** Whether a value of each extra key is of the stated type. */
const typed: Record<string, (value: unknown) => boolean> = {
  decimal: (value) => typeof value === 'number' && Number.isFinite(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  datetime: (value) => typeof value === 'string' && new Date(value).toISOString() === value,
  string: (value) => typeof value === 'string' && value !== '',
}

test('The simple provider’s first login shows every stated key, with its stated type', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const shown = holdingsOf(findProvider('fakebank_simple_xf')!, { login: 'username' }, { now }).accounts
  const keys = readTable('account-extra')
  for (const type of ['decimal', 'date', 'datetime', 'string'] as const)
    for (const key of keys[type]) {
      const values = shown.map(({ extra }) => extra[key]).filter((value) => value !== undefined)
      assert.ok(values.length > 0, `${key} is nowhere`)
      for (const value of values) assert.ok(typed[type]?.(value), `${key}: ${JSON.stringify(value)}`)
    }
  const left = ['assets', 'status', 'card_type', 'cards'].filter((key) => !shown.some(({ extra }) => key in extra))
  assert.deepEqual(left, [])
})

const now = new Date('2026-11-21T10:00:00Z')
const providers = listProviders(true)
const logins = ['username', 'username2', 'customer-17', 'large', 'slow']
const simple = providers.find(({ code }) => code === 'fakebank_simple_xf')!
const everyHolding = providers.flatMap((provider) => logins.map((login) => holdingsOf(provider, { login }, { now })))
const everyAccount = everyHolding.flatMap(({ accounts }) => accounts)

const transactionsOf = (account: HeldAccount): HeldAccount['transactions'] => account.transactions

test('the same login, seed and day give the same; another login or seed gives other amounts', () => {
  const one = holdingsOf(simple, { login: 'username2' }, { now, seed: 3 })
  assert.deepEqual(holdingsOf(simple, { login: 'username2', password: 'secret' }, { now, seed: 3 }), one)
  assert.notDeepEqual(holdingsOf(simple, { login: 'username3' }, { now, seed: 3 }), one)
  assert.notDeepEqual(holdingsOf(simple, { login: 'username2' }, { now, seed: 4 }), one)
})

test('transactions lie between 90 days ago and today, oldest first, with keys of their own', () => {
  for (const { transactions, currency_code } of everyAccount) {
    const days = transactions.map(({ made_on }) => made_on)
    assert.deepEqual(days, [...days].sort())
    assert.ok((days[0] ?? '2026-08-23') >= '2026-08-23' && (days.at(-1) ?? '2026-11-21') <= '2026-11-21')
    assert.equal(new Set(transactions.map(({ key }) => key)).size, transactions.length)
    assert.ok(transactions.every((one) => one.currency_code === currency_code && one.amount !== 0))
  }
})

test('two months ago is the last day of a month that is too short', () => {
  const { accounts } = largeHoldings(simple, 300, { now: new Date('2026-04-30T23:59:59Z') })
  assert.equal(accounts[0]?.transactions[0]?.made_on, '2026-02-28')
  assert.equal(accounts[0]?.transactions.at(-1)?.made_on, '2026-04-30')
})

test('on any day of a year the main account has both statuses, and the login every mode and a duplicate', () => {
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(Date.UTC(2026, 0, 1 + day, 12))
    const { accounts } = holdingsOf(simple, { login: 'username' }, { now: date })
    const statuses = new Set(accounts[0]?.transactions.map(({ status }) => status))
    assert.deepEqual([...statuses], ['posted', 'pending'], date.toISOString())
    const rows = accounts.flatMap(transactionsOf)
    assert.deepEqual(new Set(rows.map(({ mode }) => mode)), new Set(readTable('transaction-modes').words))
    assert.ok(rows.some(({ duplicated }) => duplicated) && rows.some(({ duplicated }) => !duplicated))
  }
})

test('the large login has exactly so many transactions on its first account, and others beside it', () => {
  const { accounts } = largeHoldings(simple, 1100, { now })
  assert.equal(accounts[0]?.transactions.length, 1100)
  assert.ok(accounts.length > 1)
  assert.deepEqual(holdingsOf(simple, { login: 'large' }, { now }), largeHoldings(simple, 1100, { now }))
})
