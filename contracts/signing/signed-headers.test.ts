import assert from 'node:assert/strict'
import { createVerify, generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { signedHeaders } from './signed-headers.ts'

const leaving = { method: 'POST', url: 'https://service.example/api/v4/customers', body: '{"data":{"identifier":"ü"}}' }

test('without a private key a request only says who asks', () =>
  assert.deepEqual(signedHeaders({ appId: 'a', secret: 's' }, leaving), { 'App-id': 'a', Secret: 's' }))

test('with a private key method, address and body are signed for a minute', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const headers = signedHeaders({ appId: 'a', secret: 's', privateKey }, leaving, 1_700_000_000_999)
  assert.equal(headers['Expires-at'], '1700000060')
  const signed = (text: string) =>
    createVerify('sha256')
      .update(text)
      .verify(publicKey, headers['Signature'] ?? '', 'base64')
  assert.equal(signed(`1700000060|POST|${leaving.url}|${leaving.body}`), true)
  assert.equal(signed(`1700000060|PUT|${leaving.url}|${leaving.body}`), false)
})
