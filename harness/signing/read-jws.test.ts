import assert from 'node:assert/strict'
import { createPrivateKey, createPublicKey, createVerify, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { rsa, a2, detached, hmacKey } from '../../core/test-support/published-signatures.ts'
import { x5cOf } from './protected-header.ts'
import { readJws } from './read-jws.ts'
import { signRs256, verifiesRs256, signingInputOf } from './signing-input.ts'
import { digestOf, normalizedBody } from './digest.ts'
import { audienceOf } from './jws-request.ts'

const der = x5cOf(readFileSync(new URL('./vectors/seal.pem', import.meta.url), 'utf8'))
const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('A JWS signature is taken apart at its dots, blanks around it aside', () => {
  const read = readJws(` ${segment({ typ: 'JOSE', x5c: der })}.middle.AQID\n`)
  assert.deepEqual(read.segments, [segment({ typ: 'JOSE', x5c: der }), 'middle', 'AQID'])
  assert.equal(read.protectedText, JSON.stringify({ typ: 'JOSE', x5c: der }))
  assert.deepEqual(read.protectedHeader, { typ: 'JOSE', x5c: der })
  assert.equal(read.certificate?.raw.toString('base64'), der)
  assert.deepEqual(read.signature, Buffer.from([1, 2, 3]))
})

test('A value without exactly three segments has nothing to read', () => {
  for (const value of ['', 'a', 'a.b', 'a.b.c.d', `${segment({})}...`])
    assert.deepEqual(readJws(value), {
      segments: undefined,
      protectedText: undefined,
      protectedHeader: undefined,
      certificate: undefined,
      signature: undefined,
    })
})

test('A protected header is an object, and nothing else', () => {
  for (const value of [null, 1, 'text', [1], true]) {
    const read = readJws(`${segment(value)}..AQID`)
    assert.equal(read.protectedHeader, undefined)
  }
  assert.equal(readJws('%%..AQID').protectedHeader, undefined)
})

const key = createPrivateKey(readFileSync(new URL('./vectors/seal.key', import.meta.url), 'utf8'))
const publicKey = createPublicKey(key)

test('One character of a signing input is one byte', () => {
  const signature = Buffer.from(signRs256('a.psu-id: é', key), 'base64url')
  const bytes = Buffer.concat([Buffer.from('a.psu-id: '), Buffer.from([0xe9])])
  assert.ok(createVerify('sha256').update(bytes).verify(publicKey, signature))
  assert.ok(verifiesRs256('a.psu-id: é', publicKey, signature))
  assert.ok(!verifiesRs256('a.psu-id: Ã©', publicKey, signature))
})

const published = createPublicKey({ key: { kty: 'RSA', n: rsa.n, e: 'AQAB' }, format: 'jwk' })

test('a published RS256 signature verifies over its signing input, and over no other', () => {
  const signature = Buffer.from(rsa.signature, 'base64url')
  assert.ok(verifiesRs256(signingInputOf(a2.first, a2.payload), published, signature))
  assert.ok(!verifiesRs256(signingInputOf(a2.first, a2.payload.toLowerCase()), published, signature))
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

// `openssl dgst -sha256 -binary | openssl base64` over nothing and over {"a":1}.
const ofObject = 'SHA-256=AVq9f1zFei3ZS3WQ8ErYCEJzkF7jPsXOvq5iJ2qX+GI='

test('the digest equals that of openssl', () => assert.equal(digestOf(Buffer.from('{"a":1}')), ofObject))

test('line ends and outer blanks change nothing, inner ones do', () => {
  assert.equal(digestOf(Buffer.from('\r\n{"a":1} \n')), ofObject)
  assert.equal(digestOf(Buffer.from('{\r\n}')), digestOf(Buffer.from('{\n}')))
  assert.notEqual(digestOf(Buffer.from('{"a": 1}')), ofObject)
})

test('bytes that are no text come through, and a lone CR within stays', () =>
  assert.deepEqual(normalizedBody(Buffer.from([0x20, 0xff, 0x0d, 0xfe, 0x0a])), Buffer.from([0xff, 0x0d, 0xfe])))

test('each of six blanks goes from both ends, other bytes stay', () => {
  for (const blank of [0x20, 0x09, 0x0a, 0x0b, 0x0c, 0x0d])
    assert.deepEqual(normalizedBody(Buffer.from([blank, blank, 0x61, blank])), Buffer.from('a'), `${blank}`)
  for (const other of [0x00, 0x08, 0x0e, 0x1f, 0x21, 0x85, 0xa0])
    assert.deepEqual(normalizedBody(Buffer.from([other, 0x61, other])), Buffer.from([other, 0x61, other]), `${other}`)
})

for (const [path, audience] of [
  ['/v2/consents', 'GET /v2/consents'],
  ['/bank/v2', 'GET /v2'],
  ['/bank/v2/consents', 'GET /v2/consents'],
  ['/v2beta/v2/consents', 'GET /v2/consents'],
  ['/bank/consents', 'GET /bank/consents'],
  ['/v20/consents', 'GET /v20/consents'],
] as const)
  test(`The audience of ${path} is ${audience}`, () => assert.equal(audienceOf({ method: 'get', path }), audience))
