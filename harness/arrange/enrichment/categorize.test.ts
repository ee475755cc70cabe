import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOf } from './categorize.ts'

test('A text has exactly so many characters, and none at its end that might be trimmed', () => {
  for (const length of [1, 255, 256, 4000, 4001]) {
    const text = textOf(length)
    assert.equal(text.length, length)
    assert.equal(text.trim(), text)
  }
})
