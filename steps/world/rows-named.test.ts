import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Requirement } from '../../requirements/requirement.ts'
import { rowsNamed } from './rows-named.ts'

const tagged = ['conventions/paging/sorted-by-id', 'conventions/paging/default-per-page']
const rows = tagged.map((id) => ({ id }) as Requirement)

test('a step that names no row evaluates all', () => assert.deepEqual(rowsNamed(rows, tagged, []), rows))

test('a step names rows by their obligations', () =>
  assert.deepEqual(rowsNamed(rows, tagged, ['default-per-page']), rows.slice(1)))

test('a row that the run leaves out is left out, though a step names it', () =>
  assert.deepEqual(rowsNamed(rows.slice(1), tagged, ['sorted-by-id']), []))

test('a row that no tag names is an error that says which there are', () => {
  const name = () => rowsNamed(rows, tagged, ['sorted-by-name'])
  assert.throws(
    name,
    /ROW_UNKNOWN: the scenario has no row "sorted-by-name"; its tags name sorted-by-id, default-per-page/,
  )
})
