import assert from 'node:assert/strict'
import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { makeKeys, type KeyPair } from '../basics/keys.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { createSandbox } from '../server/create-sandbox.ts'
import { evaluateDigest } from './check-digest.ts'
import { evaluateJwsSignature } from './check-jws-signature.ts'
import { readQualifiedStatements } from './read-qualified-statements.ts'
import { Refused } from './refused.ts'

/*
 * Made with openssl alone: certificates by `req -x509`, `req -new` and `x509 -req`, their statements in the extension
 * 1.3.6.1.5.5.7.1.3 = ASN1:SEQUENCE of OID and UTF8 items. The signature, over the header and payload of the assertions
 * below:
 *   url64() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
 *   first=$(printf '%s' "$header" | url64)
 *   printf '%s.%s' "$first" "$payload" | openssl dgst -sha256 -sign seal.key | url64
 * The digest: `openssl dgst -sha256 -binary body | openssl base64 -A`.
 */
const file = (name: string) => readFileSync(new URL(`vectors/${name}`, import.meta.url), 'utf8')
const value = file('signature.txt').trim()
const body = Buffer.from('{"access":{"accounts":[]},"validTo":"2999-12-31"}')
const digest = 'SHA-256=PyX0Ym0Ffy+FwSTavtLLtfLb/F/m1WqK0UmFSTP5i5g='
const ofNothing = 'SHA-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
const call = {
  method: 'POST',
  path: '/v2/consents/account-access',
  // Node reads a non-ASCII byte of a header as one character.
  headers: { 'x-request-id': '99391c7e', digest, 'psu-id': 'J\u00e9r\u00f4me', accept: '*/*' } as Record<
    string,
    string | undefined
  >,
}
const trusted = { authority: new X509Certificate(file('authority.pem')), seal: new X509Certificate(file('seal.pem')) }

let sandbox: Sandbox
before(async () => {
  sandbox = createSandbox({ keys: (await makeKeys()) as [KeyPair, ...KeyPair[]] })
})

/** The code of the refusal, or `passed`. */
function outcome(judged: () => void): string {
  try {
    judged()
    return 'passed'
  } catch (error) {
    if (error instanceof Refused) return error.problems[0].code
    throw error
  }
}

function jwsOutcome(changed: Partial<typeof call>, given = value): string {
  return outcome(() => evaluateJwsSignature(sandbox, { ...call, ...changed }, given, trusted))
}

function headersWith(changed: Record<string, string | undefined>): Partial<typeof call> {
  return { headers: { ...call.headers, ...changed } }
}

describe('A JWS signature that openssl made', () => {
  test('holds', () => assert.equal(jwsOutcome({}), 'passed'))

  for (const [change, changed, expected] of [
    ['the method', { method: 'PUT' }, 'SIGNATURE_INVALID'],
    ['the path', { path: '/v2/consents/payment' }, 'SIGNATURE_INVALID'],
    ['x-request-id', headersWith({ 'x-request-id': '99391c7f' }), 'SIGNATURE_INVALID'],
    ['digest', headersWith({ digest: ofNothing }), 'SIGNATURE_INVALID'],
    ['psu-id', headersWith({ 'psu-id': 'Jerome' }), 'SIGNATURE_INVALID'],
    ['the presence of psu-id', headersWith({ 'psu-id': undefined }), 'SIGNATURE_INVALID'],
    ['the presence of api-contract-id', headersWith({ 'api-contract-id': '1' }), 'SIGNATURE_INVALID'],
    ['the presence of psu-corporate-id', headersWith({ 'psu-corporate-id': '' }), 'SIGNATURE_INVALID'],
    ['the presence of client-redirect-uri', headersWith({ 'client-redirect-uri': 'https://a' }), 'SIGNATURE_INVALID'],
    ['a header that is not signed', headersWith({ accept: 'application/json', 'consent-id': '1' }), 'passed'],
  ] as const)
    test(`after a change of ${change}: ${expected}`, () => assert.equal(jwsOutcome(changed), expected))

  test('holds with padding and fails with anything else that is no base64url', () => {
    const [first = '', , last = ''] = value.split('.')
    assert.equal(jwsOutcome({}, `${first}..${last}==`), 'passed')
    for (const wrong of [
      `${first}..${last}=a`,
      `${first}..*${last}`,
      `${first}. .${last}`,
      `${first}.${last}`,
      `..${last}`,
    ])
      assert.equal(jwsOutcome({}, wrong), 'SIGNATURE_INVALID', wrong)
    for (const wrong of ['', '.', '..', 'a.b.c', `${Buffer.from('[]').toString('base64url')}..${last}`, `${value}.`])
      assert.equal(jwsOutcome({}, wrong), 'SIGNATURE_INVALID', wrong)
  })

  test('is of no use under another authority', () => {
    const other = { ...trusted, authority: new X509Certificate(file('website.pem')) }
    assert.equal(
      outcome(() => evaluateJwsSignature(sandbox, call, value, other)),
      'CERTIFICATE_INVALID',
    )
  })
})

test('statements that openssl wrote are read', () => {
  assert.deepEqual(readQualifiedStatements(new X509Certificate(file('website.pem'))), {
    types: ['website'],
    roles: ['payment-initiation', 'account-information'],
  })
  assert.deepEqual(readQualifiedStatements(trusted.seal), { types: ['seal'], roles: [] })
  assert.deepEqual(readQualifiedStatements(trusted.authority), { types: [], roles: [] })
})

describe('A digest', () => {
  const judged = (bytes: Buffer, given: string) =>
    outcome(() => evaluateDigest(sandbox, { method: 'POST', body: bytes, digest: given }))
  const around = (before_: string, after_: string) => Buffer.concat([Buffer.from(before_), body, Buffer.from(after_)])

  test('of openssl holds, blanks around the body and CRLF within being normalised', () => {
    assert.equal(judged(body, digest), 'passed')
    assert.equal(judged(around('\r\n \t', ' \v\f\n'), digest), 'passed')
    assert.equal(judged(Buffer.alloc(0), ofNothing), 'passed')
    assert.equal(judged(Buffer.from(' \r\n'), ofNothing), 'passed')
    // printf 'a\nb' | openssl dgst -sha256 -binary | openssl base64
    const twoLines = 'SHA-256=fhj3NzEbLcOy8mndeDlrA1HxT7Zu+oefdoyyMYGIPHg='
    for (const text of ['a\nb', 'a\r\nb']) assert.equal(judged(Buffer.from(text), twoLines), 'passed')
    assert.equal(judged(Buffer.from('a\rb'), twoLines), 'SIGNATURE_INVALID')
  })

  test('of the body as received holds too', () =>
    assert.equal(judged(Buffer.from(' {}\r\n'), 'SHA-256=2NqiW6TiTUu/ToNBgI8SPn5rmlS+hXcdpW7k1ZpP+U0='), 'passed'))

  test('of other bytes, or that cannot be read, is refused', () => {
    assert.equal(judged(Buffer.from(body.toString().replace(':', ': ')), digest), 'SIGNATURE_INVALID')
    assert.equal(judged(body, ofNothing), 'SIGNATURE_INVALID')
    for (const none of ['', digest.slice(8), digest.replace('256', '512'), digest.replace('=', ' '), `${digest}=`])
      assert.equal(judged(body, none), 'FORMAT_ERROR', none)
  })
})
