import assert from 'node:assert/strict'
import { createPrivateKey, createSign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { type JwsKey, signJws } from './sign-jws.ts'
import { jwsMistake } from './jws-mistake.ts'
import type { JwsRequest } from './jws-request.ts'
import { verifyJws } from './verify-jws.ts'

const now = new Date('2030-03-21T12:00:00Z')
const vector = (file: string) => readFileSync(new URL(`./vectors/${file}`, import.meta.url), 'utf8')
const key: JwsKey = { certificate: vector('seal.pem'), key: createPrivateKey(vector('seal.key')) }
const request: JwsRequest = {
  method: 'POST',
  path: '/v2/consents/account-access',
  headers: [
    ['PSU-ID', 'somebody'],
    ['X-Request-ID', '1'],
  ],
  body: Buffer.from('{"a":1}'),
}

/** The mistake found in a signature over the payload of `payloadOf`. */
function foundFor(payloadOf: (payload: string, body: string) => string): string | undefined {
  const { digest, signature, payload } = signJws(request, key, now)
  const [first = ''] = signature.split('.')
  const text = `${first}.${payloadOf(payload, request.body.toString())}`
  const wrong = `${first}..${createSign('sha256').update(text).sign(key.key, 'base64url')}`
  const sent = { ...request, headers: [...request.headers, ['Digest', digest], ['x-jws-signature', wrong]] as const }
  const verdict = verifyJws(sent, now)
  const shown = verdict.steps.filter(({ held }) => !held).map(({ what }) => what)
  assert.deepEqual(shown, ['signature'])
  return jwsMistake(sent, verdict)
}

for (const [mistake, payloadOf] of [
  ['the payload in base64url, as if b64 were true', (payload) => Buffer.from(payload).toString('base64url')],
  ['CRLF between the signed headers', (payload) => payload.replaceAll('\n', '\r\n')],
  ['a line end after the last signed header', (payload) => `${payload}\n`],
  ['no space after the colons', (payload) => payload.replaceAll(': ', ':')],
  ['the values without their names', (payload) => payload.replaceAll(/^[\w-]+: /gm, '')],
  ['an empty payload', () => ''],
  ['the body as its payload, not the signed headers', (_payload, body) => body],
  [
    'header names as sent, not in lower case',
    (payload) =>
      payload.replace('x-request-id', 'X-Request-ID').replace('digest', 'Digest').replace('psu-id', 'PSU-ID'),
  ],
  [
    'the signed headers in the order of sending',
    (payload) => [payload.split('\n')[2], ...payload.split('\n').slice(0, 2)].join('\n'),
  ],
] satisfies Array<[string, (payload: string, body: string) => string]>)
  test(`${mistake}: found`, () => assert.equal(foundFor(payloadOf), mistake))

/** The mistake found in a signature with this protected header and payload. */
function foundUnder(change: object, payloadOf: (payload: string) => string, given = request): string | undefined {
  const { digest, protectedHeader, payload } = signJws(given, key, now)
  const first = Buffer.from(JSON.stringify({ ...protectedHeader, ...change })).toString('base64url')
  const made = createSign('sha256')
    .update(`${first}.${payloadOf(payload)}`, 'latin1')
    .sign(key.key, 'base64url')
  const headers = [...given.headers, ['Digest', digest], ['x-jws-signature', `${first}..${made}`]] as const
  const sent = { ...given, headers }
  return jwsMistake(sent, verifyJws(sent, now))
}

test('without a certificate, a signature or three segments nothing is found', () => {
  assert.equal(
    foundUnder({ x5c: 'AAAA' }, () => ''),
    undefined,
  )
  const sent: JwsRequest = { ...request, headers: [...request.headers, ['x-jws-signature', 'a.b']] }
  assert.equal(jwsMistake(sent, verifyJws(sent, now)), undefined)
})

const { digest, signature } = signJws(request, key, now)
const headers = [...request.headers, ['Digest', digest], ['x-jws-signature', signature]] as const
const sent: JwsRequest = { ...request, method: 'PUT', headers }
const verdict = verifyJws(sent, now)
const pars = ['psu-id', 'digest', 'x-request-id']
const mistake = 'the signed headers in the order of the document, not of sigD.pars'
const given: JwsRequest = { ...request, headers: [['x-request-id', 'é']] }

cases(
  'what no likely mistake explains is left unexplained',
  [foundFor((payload) => payload.replace('somebody', 'nobody')), undefined],
  'a signature that verifies over what was signed has no mistake of its own, though it was made for another method',
  [verdict.steps.filter(({ held }) => !held).map(({ what }) => what), ['aud']],
  [jwsMistake(sent, verdict), undefined],
  'blanks in place of line ends are found',
  [foundUnder({}, (payload) => payload.replaceAll('\n', ' ')), 'spaces between the signed headers'],
  'a payload in the stated order is found where sigD.pars names a different order',
  [
    foundUnder({ sigD: { pars } }, (payload) => payload.split('\n').toReversed().join('\n')),
    undefined,
    'the order of sigD.pars is no mistake of the signature',
  ],
  [foundUnder({ sigD: { pars } }, (payload) => `${payload}\n`), `a line end after the last signed header, ${mistake}`],
  'one character is one byte, also beyond ASCII',
  [foundUnder({}, (payload) => `${payload}\n`, given), 'a line end after the last signed header'],
)
