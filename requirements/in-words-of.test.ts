import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inWordsOf, segmentInWordsOf } from './in-words-of.ts'

test('version 5 speaks of connections and connect sessions', () => {
  assert.equal(inWordsOf('ais-v5', 'A login has a token.'), 'A connection has a connect session.')
  assert.equal(
    inWordsOf('ais-v5', 'Logins by login_id, with Login-secret'),
    'Connections by connection_id, with Connection-secret',
  )
})

test('fields, classes and routes keep their names', () => {
  const text = 'login_url, LoginNotFound, /login and /tokens/create'
  assert.equal(inWordsOf('ais-v5', text), text)
})

test('version 4 and interfaces without words of their own stay as written', () => {
  assert.equal(inWordsOf('ais-v4', 'A login has a token.'), 'A login has a token.')
  assert.equal(inWordsOf('payments-v1', 'A login'), 'A login')
})

test('a part of an address follows, word by word', () => {
  assert.equal(segmentInWordsOf('ais-v5', 'login-create'), 'connection-create')
  assert.equal(segmentInWordsOf('ais-v5', 'tokens'), 'connect-sessions')
  assert.equal(segmentInWordsOf('ais-v4', 'login-create'), 'login-create')
})

test('version 3 speaks of a fetch type where a body has scopes', () => {
  const title = 'Bodies with data.fetch_scopes set to ["balances"] are refused alike'
  assert.equal(inWordsOf('ais-v3', title), title.replace('fetch_scopes', 'fetch_type'))
  assert.equal(inWordsOf('ais-v4', title), title)
})
