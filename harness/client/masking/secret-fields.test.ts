import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressFields, everydayWords, secretFields, secretHeaders } from './secret-fields.ts'

test('Every header of the documents that carries a secret is hidden, under its own name', () => {
  const named =
    'Secret App-secret Service-secret Client-secret Customer-secret Login-secret Connection-secret Control-token ' +
    'Signature x-jws-signature Authorization Cookie Set-Cookie'
  assert.deepEqual(
    [...secretHeaders],
    named.split(' ').map((name) => [name.toLowerCase(), name]),
  )
})

test('Every field that carries a secret is hidden, under a name that tells what it is', () => {
  assert.deepEqual(Object.fromEntries(secretFields), {
    secret: 'secret',
    token: 'token',
    access_token: 'token',
    refresh_token: 'token',
    credentials: 'credential',
    encrypted_credentials: 'encrypted credential',
    interactive_credentials: 'credential',
    private_key: 'private key',
    query_string: 'query string',
    file: 'file content',
  })
})

test('Addresses in which a token may stand are known by their fields', () => {
  assert.deepEqual([...addressFields].toSorted(), ['callback_url', 'connect_url', 'file_url', 'redirect_url'])
})

test('Everyday words are words in lower case, one by one', () => {
  for (const word of ['account', 'fail', 'image', 'invalid', 'pin', 'user', 'username', 'wrong'])
    assert.ok(everydayWords.has(word), word)
  for (const word of everydayWords) assert.match(word, /^[a-z]{3,}$/)
})
