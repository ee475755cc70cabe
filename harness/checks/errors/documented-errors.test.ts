import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { documentedClasses, documentedStatuses } from './documented-errors.ts'

test('A version is bound by the common classes and by its own', () => {
  const { common, v3 } = readTable('error-classes')
  assert.deepEqual(documentedClasses('v3'), [...common, ...v3])
  assert.deepEqual(documentedClasses('v9'), common)
})

test('Version 5 may answer 429, and no other version', () => {
  assert.deepEqual(documentedStatuses('v5'), [400, 404, 406, 409, 429])
  assert.deepEqual(documentedStatuses('v4'), [400, 404, 406, 409])
})
