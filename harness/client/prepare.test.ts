import { headerOf } from '../../core/header-of.ts'
import assert from 'node:assert/strict'
import { createVerify } from 'node:crypto'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import type { Draft } from './draft.ts'
import { prepare } from './prepare.ts'
import { signatureVectors, testDraft, testProfile } from './test-support/test-profile.ts'

const base = 'https://target.example/prefix/'
const profile = testProfile(base)
const prepared = (change: Partial<Draft>) => prepare(testDraft(change), profile, 1000)
const signs = (change: Partial<Draft>) => headerOf(prepared(change), 'Signature') !== undefined

function verifies(signature: string | undefined, message: string | Buffer): boolean {
  return createVerify('sha256')
    .update(message)
    .verify(signatureVectors().publicKey, signature ?? '', 'base64')
}

test('The address joins the base and the path with one slash and keeps odd paths as they are', () => {
  for (const path of ['/a//b', '/a/../b', '/a%2Fb', '/a/', '/%7C', '/'])
    assert.equal(prepared({ path }).url, `https://target.example/prefix${path}`)
})

test('Parameters are encoded once, in order, with repeats and empty values', () => {
  const query: Draft['query'] = [
    ['b', 'x y&z=é|'],
    ['a', ''],
    ['b', '2'],
  ]
  assert.ok(prepared({ query }).url.endsWith('?b=x%20y%26z%3D%C3%A9%7C&a=&b=2'))
})

test('A raw query goes as it is, a bare question mark included; what no address can carry is encoded', () => {
  assert.ok(prepared({ rawQuery: '' }).url.endsWith('/countries?'))
  assert.ok(prepared({ rawQuery: 'a=%zz&&b' }).url.endsWith('?a=%zz&&b'))
  assert.ok(prepared({ rawQuery: 'a=b c\u00e9\ud800' }).url.endsWith('?a=b%20c%C3%A9%EF%BF%BD'))
})

test('The keys of the client are sent, without a client none are, and own headers replace what is added', () => {
  assert.equal(headerOf(prepared({}), 'App-id'), 'app-main')
  assert.equal(headerOf(prepared({}), 'Secret'), 'secret-of-main')
  assert.equal(headerOf(prepared({ as: 'nobody' }), 'App-id'), undefined)
  const own = prepared({ headers: { SECRET: 'other' } }).headers.filter(([name]) => /^secret$/i.test(name))
  assert.deepEqual(own, [['SECRET', 'other']])
})

test('The signed body of a GET is empty, and the signed address is the public one where there is one', () => {
  const proxied = { ...profile, target: { ...profile.target, public_url: 'https://public.example' } }
  const request = prepare(testDraft({ as: 'live', body: {} }), proxied, 1000)
  assert.equal(request.url, 'https://target.example/prefix/api/v4/countries')
  assert.equal(verifies(headerOf(request, 'Signature'), '1060|GET|https://public.example/api/v4/countries|'), true)
})

test('A missing client and a missing key are reported with their codes', () => {
  assert.throws(() => prepared({ as: 'second' }), { code: 'CLIENT_MISSING', message: /main, live, keyless/ })
  assert.throws(() => prepared({ as: 'keyless', signing: 'signed' }), {
    code: 'SIGNING_KEY_MISSING',
    message: /private_key_file/,
  })
})

test('A key that cannot be read keeps its cause and shows nothing of itself', () => {
  const broken = testProfile(base)
  broken.clients = broken.clients.map((client) => ({ ...client, private_key: 'not-a-key-at-all' }))
  assert.throws(
    () => prepare(testDraft({ as: 'live' }), broken, 0),
    (error: Error & { code: string }) =>
      error.code === 'SIGNING_KEY_UNREADABLE' && error.cause !== undefined && !error.message.includes('not-a-key'),
  )
})

const request = prepared({
  method: 'POST',
  as: 'live',
  rawQuery: 'a=1',
  rawBody: '{ "a" : "é" }',
  expiresInSeconds: 90,
})
const message = `1090|POST|https://target.example/prefix/api/v4/countries?a=1|{ "a" : "é" }`

cases(
  'Bodies are compact JSON, or the bytes given',
  [prepared({ body: { data: { b: 1, a: 'é' } } }).body.toString(), '{"data":{"b":1,"a":"é"}}'],
  [prepared({ body: null }).body.toString(), 'null'],
  [prepared({ rawBody: Buffer.from([0, 255]) }).body, Buffer.from([0, 255])],
  [prepared({}).body.length, 0],
  'A content type goes with a body only, and can be changed or left out',
  [headerOf(prepared({}), 'Content-Type'), undefined],
  [headerOf(prepared({ body: {} }), 'Content-Type'), 'application/json'],
  [headerOf(prepared({ rawBody: '', contentType: 'text/plain' }), 'Content-Type'), 'text/plain'],
  [headerOf(prepared({ body: {}, omitHeaders: ['content-type'] }), 'Content-Type'), undefined],
  'A live client signs by itself, others when asked, and a request without a client is never signed',
  [signs({ as: 'live' }), true],
  [signs({ as: 'live', signing: 'unsigned' }), false],
  [signs({ as: 'main' }), false],
  [signs({ as: 'main', signing: 'signed' }), true],
  [signs({ as: 'nobody', signing: 'signed' }), false],
  'The signature covers the time, the method, the address as sent and the bytes of the body',
  [headerOf(request, 'Expires-at'), '1090'],
  [verifies(headerOf(request, 'Signature'), message), true],
  [verifies(headerOf(request, 'Signature'), `${message} `), false],
)
