import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { readTable } from './read-table.ts'
import type { TableName } from './table-shapes.ts'

test('a table is frozen to its depth', () => {
  const { personal } = readTable('categories-v4')
  assert.throws(() => (personal['home'] as string[]).push('attic'), TypeError)
  assert.throws(() => Object.assign(personal, { attic: [] }), TypeError)
})

test('an unknown table names itself in the error', () =>
  assert.throws(() => readTable('nothing' as TableName), /TABLE_UNKNOWN: "nothing" is an unknown table/))

test('every table parses and repeats no word', () => {
  const names = readdirSync(new URL('./', import.meta.url)).filter((name) => name.endsWith('.yaml'))
  assert.ok(names.length > 20)
  for (const name of names) assertNoRepeats(readTable(name.replace('.yaml', '') as TableName), name)
})

function assertNoRepeats(value: unknown, place: string): void {
  if (Array.isArray(value)) assert.equal(new Set(value.map(String)).size, value.length, `${place} repeats a word`)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) assertNoRepeats(inner, `${place}.${key}`)
  } else assert.equal(typeof value, 'string', `${place} holds something other than a word`)
}
