import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inVersion3 } from './version-3-body.ts'

const cases: Array<[given: Record<string, unknown>, own: Record<string, unknown>]> = [
  [{ fetch_scopes: ['accounts', 'transactions'] }, { fetch_type: 'recent' }],
  [{ fetch_scopes: ['accounts'] }, { fetch_type: 'accounts' }],
  [{ fetch_scopes: ['accounts', 'holder_info'] }, { fetch_type: 'accounts' }],
  [
    { fetch_scopes: ['accounts', 'transactions'], from_date: '2026-01-02' },
    { fetch_type: 'custom', from_date: '2026-01-02' },
  ],
  [
    { fetch_scopes: ['accounts'], to_date: '2026-01-02' },
    { fetch_type: 'accounts', to_date: '2026-01-02' },
  ],
  [{ fetch_scopes: ['accounts', 'no_such_scope'] }, { fetch_type: 'no_such_scope' }],
  [{ fetch_scopes: 7 }, { fetch_type: 7 }],
  [{ fetch_scopes: ['accounts'], fetch_type: 'custom' }, { fetch_type: 'custom' }],
  [{ categorization: 'none' }, { categorize: false }],
  [{ categorization: 'business' }, { categorize: true }],
  [{ locale: 'en' }, { locale: 'en' }],
]

for (const [given, own] of cases)
  test(`${JSON.stringify(given)} is ${JSON.stringify(own)} at version 3`, () =>
    assert.deepEqual(inVersion3(given), own))
