import assert from 'node:assert/strict'
import { test } from 'node:test'
import { looksMade } from './learn-from-address.ts'

test('What is long and has a digit, or is no word, looks made by a machine', () => {
  for (const text of ['a1b2c3d4e5f', '12345678901', 'QwErTyUiOpAs', 'wwrtpsdfghjk', 'aBXcDeFGhij', 'a'.repeat(30)])
    assert.ok(looksMade(text), text)
})

test('Words, names and short texts do not', () => {
  for (const text of [
    'transactions',
    'with-some-words',
    'fake_oauth_client',
    'ApiKeyNotFound',
    'short-1',
    'a b 1234567890',
    'https://a.example/1',
    'internationalization',
  ])
    assert.ok(!looksMade(text), text)
})
