import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTable } from '../../requirements/tables/read-table.ts'
import { findProvider } from './find-provider.ts'
import { holdingsOf } from './holdings-of.ts'
import { iban } from './iban.ts'

const now = new Date('2026-11-21T10:00:00Z')
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

test('check digits of an account number are those of a published example', () =>
  assert.equal(iban('DE', '370400440532013000'), 'DE89370400440532013000'))
