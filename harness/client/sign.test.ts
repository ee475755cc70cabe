import assert from 'node:assert/strict'
import { createPrivateKey } from 'node:crypto'
import { test } from 'node:test'
import { signatureAgain, signatureOf } from './sign.ts'
import { signatureVectors } from './test-support/test-profile.ts'

const { privateKey, vectors } = signatureVectors()

for (const { what, signature, bodyBase64, ...parts } of vectors)
  test(`The signature is the one openssl makes: ${what}`, () =>
    assert.equal(signatureOf({ ...parts, body: Buffer.from(bodyBase64, 'base64') }, privateKey), signature))

for (const { what, signature, bodyBase64, ...parts } of signatureVectors('sha1').vectors)
  test(`With SHA-1 the signature is the one openssl makes: ${what}`, () => {
    const signed = { ...parts, body: Buffer.from(bodyBase64, 'base64'), digest: 'sha1' } as const
    assert.equal(signatureOf(signed, privateKey), signature)
    assert.notEqual(signatureOf({ ...signed, digest: 'sha256' }, privateKey), signature)
  })

test('The method is signed in upper case', () => {
  const [vector] = vectors
  assert.ok(vector)
  assert.equal(signatureOf({ ...vector, method: 'get', body: '' }, privateKey), vector.signature)
})

test('A signature that is asked for again is the same, and that of anything else is not', () => {
  const key = createPrivateKey(privateKey)
  const parts = { expiresAt: '1', method: 'GET', url: 'http://a.example/b', body: '' }
  const others = [
    { ...parts, expiresAt: '2' },
    { ...parts, method: 'PUT' },
    { ...parts, url: 'http://a.example/c' },
    { ...parts, body: Buffer.from([0xff]) },
    { ...parts, body: Buffer.from([0xfe]) },
    { ...parts, body: 'x'.repeat(5000) },
    { ...parts, digest: 'sha1' as const },
  ]
  for (const one of [parts, parts, ...others, ...others])
    assert.equal(signatureAgain(one, key), signatureOf(one, privateKey))
})
