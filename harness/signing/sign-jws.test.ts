import assert from 'node:assert/strict'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { flattenedVerify, importX509 } from 'jose'
import { type JwsKey, signJws } from './sign-jws.ts'
import type { JwsRequest } from './jws-request.ts'
import { verifyJws } from './verify-jws.ts'

const now = new Date('2030-03-21T12:00:00.678Z')
const request: JwsRequest = {
  method: 'post',
  path: '/fakebank/v2/consents/account-access',
  headers: [
    ['PSU-ID', 'somebody'],
    ['X-Request-ID', '99391c7e-ad88-49ec-a2ad-99ddcb1f7721'],
    ['Accept', 'application/json'],
  ],
  body: Buffer.from('{"a":1}\r\n'),
}
const vector = (file: string) => readFileSync(new URL(`./vectors/${file}`, import.meta.url), 'utf8')
const key: JwsKey = { certificate: vector('seal.pem'), key: createPrivateKey(vector('seal.key')) }

function signed(by: JwsKey = key): JwsRequest {
  const { digest, signature } = signJws(request, by, now)
  return { ...request, headers: [...request.headers, ['Digest', digest], ['x-jws-signature', signature]] }
}

/** The mistakes of a signed request. */
function wrongWith(given: JwsRequest): string[] {
  return verifyJws(given, now)
    .steps.filter(({ held }) => !held)
    .map(({ what }) => what)
}

function withHeader(given: JwsRequest, name: string, value: string): JwsRequest {
  return { ...given, headers: given.headers.map(([other, old]) => [other, other === name ? value : old]) }
}

describe('A JWS signature', () => {
  test('is made as stated, step by step', () => {
    const made = signJws(request, key, now)
    const { x5c: _x5c, ...rest } = made.protectedHeader
    assert.deepEqual(rest, {
      typ: 'JOSE',
      alg: 'RS256',
      b64: false,
      crit: ['b64', 'sigT', 'sigD'],
      sigT: '2030-03-21T12:00:00Z',
      sigD: { pars: ['x-request-id', 'digest', 'psu-id'], mId: 'http://uri.etsi.org/19182/HttpHeaders' },
      aud: 'POST /v2/consents/account-access',
    })
    assert.equal(
      made.payload,
      `x-request-id: 99391c7e-ad88-49ec-a2ad-99ddcb1f7721\ndigest: ${made.digest}\npsu-id: somebody`,
    )
  })

  test('is byte for byte what another tool makes of the same request', () =>
    assert.equal(signJws(request, key, now).signature, vector('signature.txt').trim()))

  test('is verified by another library as a detached JWS', async () => {
    const made = signJws(request, key, now)
    const [header = '', , signature = ''] = made.signature.split('.')
    const publicKey = await importX509(key.certificate, 'RS256')
    const crit = { b64: true, sigT: true, sigD: true }
    await flattenedVerify({ protected: header, payload: made.payload, signature }, publicKey, { crit })
  })

  test('holds, and in either form of x5c', () => {
    assert.deepEqual(wrongWith(signed()), [])
  })

  for (const [change, given, wrong] of [
    ['a signed header', (one) => withHeader(one, 'PSU-ID', 'somebody else'), ['signature']],
    ['an unsigned header', (one) => withHeader(one, 'Accept', 'text/plain'), []],
    ['the body', (one) => ({ ...one, body: Buffer.from('{"a":2}') }), ['Digest of the body']],
    ['outer blanks of the body', (one) => ({ ...one, body: Buffer.from('{"a":1}') }), []],
    ['the method', (one) => ({ ...one, method: 'PUT' }), ['aud']],
    ['the path', (one) => ({ ...one, path: '/fakebank/v2/consents' }), ['aud']],
    ['the provider prefix', (one) => ({ ...one, path: '/other/v2/consents/account-access' }), []],
    [
      'another header of those that are signed when sent',
      (one) => ({ ...one, headers: [...one.headers, ['api-contract-id', '1'] as const] }),
      ['sigD.pars'],
    ],
  ] satisfies Array<[string, (one: JwsRequest) => JwsRequest, string[]]>)
    test(`after a change of ${change} ${wrong.length > 0 ? `no longer holds: ${wrong.join()}` : 'still holds'}`, () =>
      assert.deepEqual(wrongWith(given(signed())), wrong))

  test('needs x-request-id', () =>
    assert.throws(() => signJws({ ...request, headers: [] }, key, now), { code: 'REQUEST_ID_MISSING' }))

  test('that cannot be read is reported, and never throws', () => {
    for (const value of ['', 'a.b', 'a.b.c', '..', '%%%..%%%', `${Buffer.from('[1]').toString('base64url')}..AA`]) {
      const given = { ...request, headers: [...request.headers, ['x-jws-signature', value] as const] }
      assert.ok(wrongWith(given).includes('three segments, the middle one empty'), value)
    }
  })
})

describe('Signing a request', () => {
  test('keeps a Digest that the request has, in any case, and adds none beside it', () => {
    const given = { ...request, headers: [...request.headers, ['DIGEST', 'SHA-256=wrong'] as const] }
    const made = signJws(given, key, now)
    assert.equal(made.digest, 'SHA-256=wrong')
    assert.equal(made.signingInput, `${made.signature.split('.')[0]}.${made.payload}`)
    assert.equal(Buffer.from(made.signature.split('.')[0] ?? '', 'base64url').toString(), made.protectedText)
  })

  test('carries its certificate as a list of one or as a text', () => {
    const der = new X509Certificate(key.certificate).raw.toString('base64')
    assert.equal(signJws(request, { ...key, x5cForm: 'text' }, now).protectedHeader.x5c, der)
  })

  test('names the headers that it would cover where one is missing', () =>
    assert.throws(() => signJws({ ...request, headers: [['PSU-ID', 'x']] }, key, now), {
      message: /^REQUEST_ID_MISSING: .*x-request-id, digest, psu-id/,
    }))
})
