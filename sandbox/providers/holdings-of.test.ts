import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTable } from '../../requirements/tables/read-table.ts'
import { listProviders } from './find-provider.ts'
import { holdingsOf, largeHoldings } from './holdings-of.ts'
import type { HeldAccount } from './holdings.ts'

const now = new Date('2026-11-21T10:00:00Z')
const providers = listProviders({ include_fake_providers: true })
const logins = ['username', 'username2', 'customer-17', 'large', 'slow']
const simple = providers.find(({ code }) => code === 'fakebank_simple_xf')!
const everyHolding = providers.flatMap((provider) => logins.map((login) => holdingsOf(provider, { login }, { now })))
const everyAccount = everyHolding.flatMap(({ accounts }) => accounts)

const cents = (amount: number): number => Math.round(amount * 100)
const total = ({ transactions }: HeldAccount): number =>
  transactions.reduce((sum, { amount }) => sum + cents(amount), 0)
const transactionsOf = (account: HeldAccount): HeldAccount['transactions'] => account.transactions

test('the same login, seed and day give the same; another login or seed gives other amounts', () => {
  const one = holdingsOf(simple, { login: 'username2' }, { now, seed: 3 })
  assert.deepEqual(holdingsOf(simple, { login: 'username2', password: 'secret' }, { now, seed: 3 }), one)
  assert.notDeepEqual(holdingsOf(simple, { login: 'username3' }, { now, seed: 3 }), one)
  assert.notDeepEqual(holdingsOf(simple, { login: 'username2' }, { now, seed: 4 }), one)
})

test('a card balance is the sum of its negative transactions, to the cent', () => {
  const cards = everyAccount.filter(({ nature, transactions }) => nature === 'credit_card' && transactions.length > 0)
  assert.ok(cards.length > 20)
  for (const { balance, transactions } of cards) {
    const negative = transactions.filter(({ amount }) => amount < 0).reduce((sum, { amount }) => sum + cents(amount), 0)
    assert.ok(negative < 0)
    assert.equal(cents(balance), negative)
  }
  assert.ok(
    cards.some((card) => total(card) !== cents(card.balance)),
    'no card has a positive transaction',
  )
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

test('a later fetch keeps the transactions it shares with an earlier one, but posts the pending', () => {
  const later = new Date('2026-11-26T10:00:00Z')
  const after = new Map(
    holdingsOf(simple, { login: 'username' }, { now: later }).accounts.flatMap(({ key, transactions }) =>
      transactions.map((one) => [`${key} ${one.key}`, one] as const),
    ),
  )
  let shared = 0
  for (const { key, transactions } of holdingsOf(simple, { login: 'username' }, { now }).accounts)
    for (const one of transactions) {
      const same = after.get(`${key} ${one.key}`)
      if (!same) assert.ok(one.made_on < (key === 'credit_card' ? '2026-09-26' : '2026-08-28'))
      else {
        shared += 1
        assert.deepEqual([same?.made_on, same?.amount, same?.description], [one.made_on, one.amount, one.description])
        assert.equal(same?.status, 'posted')
      }
    }
  assert.ok(shared > 40)
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
