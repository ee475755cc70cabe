import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { readTable } from '../../requirements/tables/read-table.ts'
import { type CreateFields, createFields, createFieldsEdges, createFlaws, createSettings } from './create-fields.ts'

const booleans = ['daily_refresh', 'store_credentials', 'fetched_accounts_notify']

function allowed(fields: CreateFields): boolean {
  return Object.entries(fields).every(([name, value]) => {
    if (booleans.includes(name)) return typeof value === 'boolean'
    if (name === 'locale') return readTable('locales').words.includes(String(value))
    if (name === 'categorization') return readTable('categorization').words.includes(String(value))
    return name === 'fetch_scopes' && ['["accounts"]', '["accounts","transactions"]'].includes(JSON.stringify(value))
  })
}

keepsLaws('createSettings', createSettings(), {
  member: allowed,
  simplest: (fields) => Object.keys(fields).length === 0,
  reaches: {
    'all settings at once': (fields) => Object.keys(fields).length === 6,
    ...Object.fromEntries(booleans.map((name) => [`${name} unset`, (one: CreateFields) => one[name] === false])),
  },
})
keepsLaws('createFields', createFields(), {
  member: (fields) => allowed(fields) !== createFlaws.includes(fields),
  edges: createFieldsEdges,
  simplest: (fields) => Object.keys(fields).length === 0 || fields === createFlaws[0],
  reaches: Object.fromEntries(
    createFlaws.map((flaw) => [JSON.stringify(Object.entries(flaw)), (fields: CreateFields) => fields === flaw]),
  ),
})

test('No flaw is an empty text or list, which may count as left out', () => {
  const texts = createFlaws.flatMap((flaw) => Object.values(flaw).flat())
  assert.ok(!texts.includes(''))
  for (const value of createFlaws.flatMap((flaw) => Object.values(flaw)))
    if (Array.isArray(value)) assert.ok(value.length > 0)
})
