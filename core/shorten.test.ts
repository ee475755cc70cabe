import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shorten } from './shorten.ts'

test('A text that fits stays as it is', () => {
  assert.equal(shorten('abcd', 4), 'abcd')
  assert.equal(shorten('', 0), '')
})

test('A longer one ends with how much is left out', () => {
  assert.equal(shorten('abcde', 4), 'abcd… (1 more characters)')
  assert.match(shorten('a'.repeat(2000), 10), /^a{10}… \(1,990 /)
})

test('A character of two halves is not cut to half of one', () => assert.ok(shorten('a😀bc', 2).isWellFormed()))
