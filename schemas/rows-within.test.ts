import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SchemaNode } from './derive.ts'
import { schemaLibrary } from './library.ts'
import { ownRowsOf, rowsWithin } from './rows-within.ts'

const part = (id: string): SchemaNode => schemaLibrary().get(id) ?? {}

test('A part stands for the rows that it names and for that of its data type', () => {
  const { nature } = part('ais/account-common').properties as Record<string, SchemaNode>
  assert.deepEqual(ownRowsOf(nature ?? {}), { named: ['ais/accounts/nature-words'], type: 'conventions/types/strings' })
  assert.deepEqual(ownRowsOf({ type: 'array' }), { named: [], type: undefined })
})

test('Within a schema lie the rows of its fields, of what it refers to, and none besides', () => {
  const rows = rowsWithin(part('ais/account'), 'ais/account')
  for (const row of ['ais/accounts/nature-words', 'conventions/types/strings', 'conventions/types/dates'])
    assert.ok(rows.has(row), row)
  assert.ok(!rows.has('ais/rates/floor'))
  assert.deepEqual([...rowsWithin({ type: 'boolean' }, 'ais/account')], ['conventions/types/booleans'])
})
