import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMinJudged } from './min-judged.ts'

test('a number or a percentage is taken, anything else is not', () => {
  for (const text of ['0', '1', '1500', '0%', '90%', '100%']) assert.ok(isMinJudged(text), text)
  for (const text of ['', '-1', '1.5', '101%', '90 %', '%', 'all', '1e3', '0x10', '9'.repeat(10)])
    assert.ok(!isMinJudged(text), text)
})
