import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkInWordsOf, inWordsOf, segmentInWordsOf } from './in-words-of.ts'

test('Versions 5 and 6 speak of connections, version 5 of connect sessions', () => {
  assert.equal(inWordsOf('ais-v5', 'A login has a token.'), 'A connection has a connect session.')
  assert.equal(inWordsOf('ais-v6', 'A login has a token.'), 'A connection has a token.')
  assert.equal(inWordsOf('partners-v1', 'A login has a token.'), 'A connection has a lead session.')
})

test('A part of an address follows, word by word', () => {
  assert.equal(segmentInWordsOf('ais-v5', 'login-create'), 'connection-create')
  assert.equal(segmentInWordsOf('ais-v5', 'tokens'), 'connect-sessions')
  assert.equal(segmentInWordsOf('ais-v3', 'unknown-app-id'), 'unknown-client-id')
  assert.equal(segmentInWordsOf('ais-v4', 'login-create'), 'login-create')
})

test('Version 3 speaks of a Client-id, and of a fetch type where a body has scopes', () => {
  assert.equal(inWordsOf('ais-v3', 'An App-id is missing.'), 'A Client-id is missing.')
  const title = 'Bodies with data.fetch_scopes set to ["balances"] are refused alike'
  assert.equal(inWordsOf('ais-v3', title), title.replace('fetch_scopes', 'fetch_type'))
})

test('A title names the request that stands in, in its own words', () => {
  const title = 'The request to list countries without an App-id is refused'
  assert.equal(
    checkInWordsOf('payments-v1', title),
    'The request to list payment providers without an App-id is refused',
  )
  assert.equal(checkInWordsOf('ais-v6', title), 'The request to list connections without an App-id is refused')
  assert.equal(checkInWordsOf('ais-v3', title), 'The request to list countries without a Client-id is refused')
  assert.equal(inWordsOf('payments-v1', title), title)
})
