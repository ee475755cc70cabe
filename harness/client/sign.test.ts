import assert from 'node:assert/strict'
import { createSign } from 'node:crypto'
import { test } from 'node:test'
import { headerOf } from '../../core/exchange.ts'
import type { PreparedRequest } from './prepare.ts'
import { type CoveredParts, resigned } from './resign.ts'
import { signatureOf } from './sign.ts'
import { signatureVectors } from './test-support/test-profile.ts'

const { privateKey, vectors } = signatureVectors()
const target = { name: 'x', base_url: 'http://inner:1', public_url: 'https://target.example', interfaces: [] }

for (const { what, signature, bodyBase64, ...parts } of vectors)
  test(`The signature is the one openssl makes: ${what}`, () =>
    assert.equal(signatureOf({ ...parts, body: Buffer.from(bodyBase64, 'base64') }, privateKey), signature))

for (const { what, signature, bodyBase64, ...parts } of signatureVectors('sha1').vectors)
  test(`With SHA-1 the signature is the one openssl makes: ${what}`, () => {
    const signed = { ...parts, body: Buffer.from(bodyBase64, 'base64'), digest: 'sha1' } as const
    assert.equal(signatureOf(signed, privateKey), signature)
    assert.notEqual(signatureOf({ ...signed, digest: 'sha256' }, privateKey), signature)
  })

test('The method is signed in upper case', () =>
  assert.equal(signatureOf({ ...vectors[0]!, method: 'get', body: '' }, privateKey), vectors[0]?.signature))

/** The request of a test vector, sent to the inner address behind a proxy. */
function requestOf(vector: (typeof vectors)[number]): PreparedRequest {
  return {
    name: vector.what,
    method: vector.method,
    url: vector.url.replace(target.public_url, target.base_url),
    headers: [['Expires-at', vector.expiresAt]],
    body: Buffer.from(vector.bodyBase64, 'base64'),
    rateLimited: 'waited-out',
  }
}

for (const vector of vectors.filter(({ url }) => url.startsWith(target.public_url)))
  test(`Unchanged parts give the signature of openssl: ${vector.what}`, () =>
    assert.equal(headerOf(resigned(requestOf(vector), { target }, privateKey), 'Signature'), vector.signature))

test('A change of each part signs what was changed, and sends what was there', () => {
  const [vector] = vectors
  assert.ok(vector)
  const request = { ...requestOf(vector), method: 'POST' }
  const url = `${target.public_url}${request.url.slice(target.base_url.length)}`
  const own = { expiresAt: vector.expiresAt, method: 'POST', url, body: request.body }
  for (const change of [
    { expiresAt: '1' },
    { method: 'post' },
    { url: '/other' },
    { body: Buffer.from('other') },
  ] satisfies Array<Partial<CoveredParts>>) {
    const given: CoveredParts[] = []
    const signed = resigned(request, { target }, privateKey, { change: (parts) => (given.push(parts), change) })
    const parts = { ...own, ...change }
    const wanted = createSign('sha256')
      .update(`${parts.expiresAt}|${parts.method}|${parts.url}|`)
      .update(parts.body)
      .sign(privateKey, 'base64')
    assert.deepEqual([given, headerOf(signed, 'Signature')], [[own], wanted])
    assert.equal(headerOf(signed, 'Expires-at'), vector.expiresAt)
    assert.deepEqual({ ...signed, headers: [] }, { ...request, headers: [] })
  }
})

test('The signed body of a GET is empty, and without a proxy the sent address is the signed one', () => {
  const direct = { ...target, public_url: undefined }
  const request = { ...requestOf(vectors[0]!), method: 'GET', url: 'http://inner:1/a', body: Buffer.from('sent') }
  let seen: CoveredParts | undefined
  resigned({ ...request, headers: [] }, { target: direct }, privateKey, { change: (parts) => ((seen = parts), {}) })
  assert.deepEqual(seen, { expiresAt: '', method: 'GET', url: 'http://inner:1/a', body: Buffer.alloc(0) })
})
