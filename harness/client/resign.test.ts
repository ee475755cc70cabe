import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headerOf } from './alter.ts'
import type { PreparedRequest } from './prepare.ts'
import { resigned } from './resign.ts'
import { signatureVectors } from './test-support/test-profile.ts'

const { privateKey, vectors } = signatureVectors()
const target = { name: 'x', base_url: 'http://inner:1', public_url: 'https://target.example', interfaces: [] }

/** The request of a vector, sent to the inner address behind a proxy. */
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

for (const vector of vectors.filter(({ url }) => url.startsWith(target.public_url))) {
  test(`Unchanged parts give the signature of openssl: ${vector.what}`, () => {
    assert.equal(headerOf(resigned(requestOf(vector), { target }, privateKey), 'Signature'), vector.signature)
  })
}

test('A changed part changes the signature and leaves the request alone', () => {
  const [vector] = vectors
  assert.ok(vector)
  const request = requestOf(vector)
  const other = resigned(request, { target }, privateKey, { change: ({ url }) => ({ url: `${url}/` }) })
  assert.notEqual(headerOf(other, 'Signature'), vector.signature)
  assert.deepEqual({ ...other, headers: [] }, { ...request, headers: [] })
})

test('Another Expires-at is sent and signed', () => {
  const [vector] = vectors
  assert.ok(vector)
  const moved = resigned({ ...requestOf(vector), headers: [] }, { target }, privateKey, { expiresAt: vector.expiresAt })
  assert.equal(headerOf(moved, 'Expires-at'), vector.expiresAt)
  assert.equal(headerOf(moved, 'Signature'), vector.signature)
})
