import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unknownIdLike } from './unknown-id.ts'

test('an unknown id has the form of the known one', () => {
  assert.match(unknownIdLike('998'), /^9\d{11,17}$/)
  assert.match(unknownIdLike('1114095176391'), /^9\d{11,17}$/)
  assert.match(unknownIdLike('0d6eb55e-0a5b-4b1f-9e35-3b7d2f6c1a52'), /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  assert.match(unknownIdLike('lgn_A4bq9'), /^lgn_[A-F]\d[a-f]q\d$/)
})

test('an unknown id differs from the given id', () => {
  for (const id of ['998', '0d6eb55e-0a5b-4b1f-9e35-3b7d2f6c1a52']) assert.notEqual(unknownIdLike(id), id)
})

test('an unknown word is never the word itself', () => {
  for (let tries = 0; tries < 500; tries += 1) assert.match(unknownIdLike('SEPA'), /^SEPA_\d+$/)
})
