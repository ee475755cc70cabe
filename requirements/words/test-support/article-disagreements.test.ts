import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleDisagreements } from './article-disagreements.ts'

test('Every article that does not fit the sound of the next word is found, with that word', () =>
  assert.deepEqual(articleDisagreements('A account and an rate. An user has a id.'), [
    'A account',
    'an rate',
    'An user',
    'a id',
  ]))

test('What counts is the sound: a user, a one-time code, a unique id, an hour, an RSA key, an XML body', () => {
  const right = 'A user, a one time code, a unique id, a European bank, an hour, an RSA key, an XML body, an attempt'
  assert.deepEqual(articleDisagreements(right), [])
  assert.deepEqual(articleDisagreements('an unique id, a hour, a RSA key, an one'), [
    'an unique',
    'a hour',
    'a RSA',
    'an one',
  ])
})
