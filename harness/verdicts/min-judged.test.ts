import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMinJudged, leastOf } from './min-judged.ts'

test('a number or a percentage is taken, anything else is not', () => {
  for (const text of ['0', '1', '1500', '0%', '90%', '100%']) assert.ok(isMinJudged(text), text)
  for (const text of ['', '-1', '1.5', '101%', '90 %', '%', 'all', '1e3', '0x10', '9'.repeat(10)])
    assert.ok(!isMinJudged(text), text)
})

test('a number is itself, and a percentage is of all, rounded up', () => {
  assert.deepEqual([leastOf('1500', 10), leastOf('0', 10)], [1500, 0])
  assert.deepEqual([leastOf('90%', 10), leastOf('90%', 11), leastOf('100%', 7), leastOf('1%', 0)], [9, 10, 7, 0])
})
