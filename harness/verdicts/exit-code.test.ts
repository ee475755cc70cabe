import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exitCodeOf, exitCodeOfAll } from './exit-code.ts'

test('a failure decides, then what stayed open', () => {
  const codes = [true, false].flatMap((failed) => [true, false].map((open) => exitCodeOf({ failed, open })))
  assert.deepEqual(codes, [1, 1, 2, 0])
})

test('of several codes 1 decides over 2, and 2 over 0', () => {
  assert.equal(exitCodeOfAll([2, 1]), 1)
  assert.equal(exitCodeOfAll([1, 2]), 1)
  assert.equal(exitCodeOfAll([0, 2]), 2)
  assert.equal(exitCodeOfAll([0, 0]), 0)
})
