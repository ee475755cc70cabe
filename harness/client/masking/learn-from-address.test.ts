import assert from 'node:assert/strict'
import { test } from 'node:test'
import { looksMade } from './learn-from-address.ts'

const madeAtEdges = [
  'wrtpsdfghjk', // eleven letters without a vowel
  'login-wwrtpsdfghjk', // one part of two
  'ABCDEFghijkl', // one word, and capitals that begin none
  'some-words-aBcDeF', // six letters
  'some$Where~elseOf',
  '$someWhere~elseOf',
]

test('What is long and has a digit, or is no word, looks made by a machine', () => {
  for (const text of [
    'a1b2c3d4e5f',
    '12345678901',
    'QwErTyUiOpAs',
    'wwrtpsdfghjk',
    'aBXcDeFGhij',
    'a'.repeat(30),
    ...madeAtEdges,
    'QwertzuiopasdfghXyaqrt',
  ])
    assert.ok(looksMade(text), text)
})

test('Words, names and short texts do not', () => {
  for (const text of [
    'transactions',
    'with-some-words',
    'fake_oauth_client',
    'ApiKeyNotFound',
    'ReturnURLInvalid',
    'ReturnURLTooLong',
    'ProviderAccessNotGranted',
    'BackgroundFetchLimitExceeded',
    'short-1',
    'a b 1234567890',
    'https://a.example/1',
    'internationalization',
    'INTERNATIONAL',
    'providerCodeName',
    'ApiKeyNotSet', // words of three letters
    'some-words-aBcDe', // five letters
    'some-words-html',
    'bcdfabcdfabcdfa', // a fifth are vowels
    "what's~thisone",
  ])
    assert.ok(!looksMade(text), text)
})
