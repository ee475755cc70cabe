import assert from 'node:assert/strict'
import { createHmac, createPublicKey } from 'node:crypto'
import { test } from 'node:test'
import { digestOf } from '../signing/digest.ts'
import { readJws } from '../signing/read-jws.ts'
import { signingInputOf, verifiesRs256 } from '../signing/signing-input.ts'
import { rsa, a2, detached, hmacKey } from '../../core/test-support/published-signatures.ts'

const key = createPublicKey({ key: { kty: 'RSA', n: rsa.n, e: 'AQAB' }, format: 'jwk' })

test('a published RS256 signature verifies over its signing input, and over no other', () => {
  const signature = Buffer.from(rsa.signature, 'base64url')
  assert.ok(verifiesRs256(signingInputOf(a2.first, a2.payload), key, signature))
  assert.ok(!verifiesRs256(signingInputOf(a2.first, a2.payload.toLowerCase()), key, signature))
})

test('a published detached signature is taken apart, and signs its payload without encoding it', () => {
  const { segments, protectedHeader, signature } = readJws(detached)
  assert.deepEqual(protectedHeader, { alg: 'HS256', b64: false, crit: ['b64'] })
  assert.equal(segments?.[1], '')
  const over = (payload: string) => createHmac('sha256', hmacKey).update(signingInputOf(segments?.[0] ?? '', payload))
  assert.deepEqual(over('$.02').digest(), signature)
  assert.notDeepEqual(over('JC4wMg').digest(), signature)
})

test('a published digest is that of its body', () =>
  assert.equal(digestOf(Buffer.from('{"hello": "world"}')), 'SHA-256=X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE='))
