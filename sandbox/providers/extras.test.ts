import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTable } from '../../requirements/tables/read-table.ts'
import { findProvider, listProviders } from './find-provider.ts'
import { holdingsOf } from './holdings-of.ts'
import { iban } from './iban.ts'

const now = new Date('2026-11-21T10:00:00Z')
const providers = listProviders({ include_fake_providers: true })
const holdings = providers.flatMap((provider) =>
  ['username', 'username2', 'username3'].map((login) => ({ provider, ...holdingsOf(provider, { login }, { now }) })),
)
const accounts = holdings.flatMap(({ accounts }) => accounts)

const seen = (key: string): Set<unknown> => new Set(accounts.flatMap(({ extra }) => extra[key] ?? []))

/** Whether a value of each extra key is of the stated type. */
const typed: Record<string, (value: unknown) => boolean> = {
  decimal: (value) => typeof value === 'number' && Number.isFinite(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  datetime: (value) => typeof value === 'string' && new Date(value).toISOString() === value,
  string: (value) => typeof value === 'string' && value !== '',
}

test('the simple provider’s first login shows every stated key, with its stated type', () => {
  const shown = holdingsOf(findProvider('fakebank_simple_xf')!, { login: 'username' }, { now }).accounts
  const keys = readTable('account-extra')
  for (const type of ['decimal', 'date', 'datetime', 'string'] as const)
    for (const key of keys[type]) {
      const values = shown.map(({ extra }) => extra[key]).filter((value) => value !== undefined)
      assert.ok(values.length > 0, `${key} is nowhere`)
      for (const value of values) assert.ok(typed[type]?.(value), `${key}: ${JSON.stringify(value)}`)
    }
  for (const key of ['assets', 'status', 'card_type', 'cards'])
    assert.ok(
      shown.some(({ extra }) => key in extra),
      `${key} is nowhere`,
    )
})

test('no account has a key that the document does not name', () => {
  const { decimal, date, datetime, string } = readTable('account-extra')
  const named = new Set([...decimal, ...date, ...datetime, ...string])
  for (const key of ['assets', 'status', 'card_type', 'cards']) named.add(key)
  for (const { extra } of accounts) for (const key of Object.keys(extra)) assert.ok(named.has(key), key)
})

test('card types and statuses are of the tables, and all of them are seen', () => {
  assert.deepEqual(seen('card_type'), new Set(readTable('card-types').words))
  assert.deepEqual(seen('status'), new Set(readTable('account-extra').status))
})

test('card numbers are masked', () => {
  for (const { extra } of accounts)
    for (const card of (extra['cards'] ?? []) as string[]) assert.match(card, /^X{4} X{4} X{4} \d{4}$/)
})

test('transactions show the stated extra keys but for those of client categories', () => {
  const seen = new Set(accounts.flatMap(({ transactions }) => transactions.flatMap(({ extra }) => Object.keys(extra))))
  const stated = readTable('transaction-extra').words.filter((key) => !key.startsWith('customer_category'))
  assert.deepEqual([...seen].sort(), stated.sort())
})

test('holder info has only what the provider offers', () => {
  for (const { provider, holder_info } of holdings) {
    if (provider.holder_info.length === 0) assert.equal(holder_info, null)
    else {
      const { addresses, ssn, cpf, ...offered } = holder_info!
      assert.deepEqual(Object.keys(offered).sort(), [...provider.holder_info].sort())
      assert.deepEqual(Object.keys(addresses[0]!).sort(), [...readTable('holder-info').address].sort())
      assert.equal(ssn !== undefined && /^\d{4}$/.test(ssn), ['US', 'XF'].includes(provider.country_code))
      assert.equal(cpf !== undefined && /^\d{11}$/.test(cpf), provider.country_code === 'BR')
    }
  }
})

test('check digits of an account number are those of a published example', () =>
  assert.equal(iban('DE', '370400440532013000'), 'DE89370400440532013000'))
