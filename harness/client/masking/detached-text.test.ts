import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detachedText } from './detached-text.ts'

test('A text that stands alone is the same text, well formed or not', () => {
  for (const text of ['', 'abc', 'пароль-日本', '😀', 'half-\ud800-surrogate']) assert.equal(detachedText(text), text)
})
