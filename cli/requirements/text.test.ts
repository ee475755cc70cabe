import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cut, wrapped } from './text.ts'

test('a text is broken at blanks and a longer word stands alone', () => {
  assert.deepEqual(wrapped('one two three', 7), ['one two', 'three'])
  assert.deepEqual(wrapped('a extraordinary b', 5), ['a', 'extraordinary', 'b'])
  assert.deepEqual(wrapped('', 5), [''])
})

test('a text is cut with an ellipsis only where it is too long', () => {
  assert.equal(cut('one  two', 7), 'one two')
  assert.equal(cut('one two', 5), 'one…')
  assert.equal(cut('one two', Number.POSITIVE_INFINITY), 'one two')
})
