import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CodedError } from './coded-error.ts'

test('An error begins with its code and keeps its cause', () => {
  const cause = new Error('disk full')
  const error = new CodedError('REPORT_UNWRITTEN', 'The report could not be written.', { cause })
  assert.equal(error.message, 'REPORT_UNWRITTEN: The report could not be written.')
  assert.deepEqual([error.code, error.cause], ['REPORT_UNWRITTEN', cause])
})
