import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourceText } from './source-text.ts'

test('A source is named with its place, or alone where the place is unknown', () => {
  assert.equal(sourceText({ source: 'A / B', where: 'row C' }), 'A / B, row C')
  assert.equal(sourceText({ source: 'A / B', where: '' }), 'A / B')
})
