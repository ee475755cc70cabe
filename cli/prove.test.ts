import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usualJobs } from './prove.ts'

test('a few sandboxes take fewer processes than many do, and one at least', () => {
  assert.deepEqual([0, 1, 6, 7].map(usualJobs), [1, 1, 1, 2])
  assert.ok(usualJobs(1000) <= usualJobs(Infinity))
  assert.ok(usualJobs(Infinity) > 1)
})
