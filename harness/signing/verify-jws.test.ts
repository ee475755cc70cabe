import assert from 'node:assert/strict'
import { createPrivateKey, createSign, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { sha256Of } from './digest.ts'
import { jwsMistake } from './jws-mistake.ts'
import { type JwsKey, signJws } from './sign-jws.ts'
import type { JwsRequest } from './jws-request.ts'
import { signRs256 } from './signing-input.ts'
import { type JwsStep, verifyJws } from './verify-jws.ts'

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
const { digest, protectedHeader, payload } = signJws(request, key, now)

function sent(...headers: Array<readonly [name: string, value: string]>): JwsRequest {
  return { ...request, headers: [...request.headers, ...headers] }
}

/** The request with another protected header and a right signature over the payload. */
function under(header: object, over = payload): JwsRequest {
  const first = Buffer.from(JSON.stringify(header)).toString('base64url')
  return sent(['Digest', digest], ['x-jws-signature', `${first}..${signRs256(`${first}.${over}`, key.key)}`])
}

function wrong(given: JwsRequest, at = now): JwsStep[] {
  const { held, steps } = verifyJws(given, at)
  const left = steps.filter((step) => !step.held)
  assert.equal(held, left.length === 0)
  return left
}

const whatIsWrong = (given: JwsRequest, at = now): string[] => wrong(given, at).map(({ what }) => what)

test('A right signature holds in every step, and its signing input is given', () => {
  const verdict = verifyJws(under(protectedHeader), now)
  assert.deepEqual(
    verdict.steps.map(({ what, held }) => [what, held]),
    ['Digest of the body', 'three segments, the middle one empty', 'typ', 'alg', 'b64', 'crit', 'sigT']
      .concat('sigD.pars', 'sigD.mId', 'aud', 'x5c', 'signature')
      .map((what) => [what, true]),
  )
  assert.equal(verdict.signingInput, `${verdict.read.segments?.[0]}.${payload}`)
})

for (const [what, change] of [
  ['typ', { typ: 'JWT' }],
  ['alg', { alg: 'PS256' }],
  ['b64', { b64: true }],
  ['crit', { crit: ['b64', 'sigT'] }],
  ['crit', { crit: ['b64', 'sigT', 'sigD', 'aud'] }],
  ['sigT', { sigT: undefined }],
  ['sigT', { sigT: '2030-03-21T12:00:00.000Z' }],
  ['sigT', { sigT: '2030-03-21T12:00:00+00:00' }],
  ['sigT', { sigT: '2030-13-21T12:00:00Z' }],
  ['sigT', { sigT: '+002030-03-21T12:00:00Z' }],
  ['sigT', { sigT: '2030-03-21T12:00:00Z ' }],
  ['sigD.mId', { sigD: { ...protectedHeader.sigD, mId: 'http://uri.etsi.org/19182/ObjectIdByURI' } }],
  ['aud', { aud: 'GET /v2/consents' }],
] satisfies Array<[string, object]>)
  test(`A wrong ${what} is reported, with what was wanted and what came: ${JSON.stringify(change)}`, () => {
    const [step, ...others] = wrong(under({ ...protectedHeader, ...change }))
    assert.deepEqual(others, [])
    assert.equal(step?.what, what)
    const field = what.split('.')[1] ?? what
    const given = (change as Record<string, unknown>)[field] ?? (change as { sigD?: { mId: string } }).sigD?.mId
    assert.equal(step.got, given === undefined ? 'nothing' : JSON.stringify(given))
    if (what === 'crit') assert.equal(step.wanted, '["b64","sigT","sigD"]')
  })

test('The order of crit is free, that of sigD.pars is not', () => {
  assert.deepEqual(whatIsWrong(under({ ...protectedHeader, crit: ['sigD', 'b64', 'sigT'] })), [])
  const pars = protectedHeader.sigD.pars.toReversed()
  const turned = under(
    { ...protectedHeader, sigD: { ...protectedHeader.sigD, pars } },
    payload.split('\n').toReversed().join('\n'),
  )
  assert.deepEqual(whatIsWrong(turned), ['sigD.pars'])
})

test('A signature that names no signed headers, or one that was not sent, has no signing input', () => {
  for (const sigD of [undefined, {}, { pars: 'digest' }, { pars: ['digest', 'x-other'] }]) {
    const verdict = verifyJws(under({ ...protectedHeader, sigD }), now)
    assert.equal(verdict.signingInput, undefined)
    assert.ok(verdict.steps.some(({ what, held }) => what === 'signature' && !held))
  }
})

test('Without a certificate nothing is verified, and both steps say so', () => {
  for (const x5c of [undefined, [], 'AAAA'])
    assert.deepEqual(whatIsWrong(under({ ...protectedHeader, x5c })), ['x5c', 'signature'])
})

test('A certificate holds from its first moment to its last', () => {
  const { validFrom, validTo } = new X509Certificate(key.certificate)
  const atMs = (moment: string, moreMs: number) =>
    whatIsWrong(under(protectedHeader), new Date(Date.parse(moment) + moreMs))
  assert.deepEqual([atMs(validFrom, 0), atMs(validTo, 0)], [[], []])
  assert.deepEqual([atMs(validFrom, -1), atMs(validTo, 1)], [['x5c'], ['x5c']])
})

test('A Digest over the bytes as they were sent holds as well as one over the normalised body', () => {
  const body = Buffer.from('{"a":1}\r\n')
  const over = (value: string) => {
    const { signature } = signJws({ ...request, body, headers: [...request.headers, ['Digest', value]] }, key, now)
    return whatIsWrong({ ...sent(['Digest', value], ['x-jws-signature', signature]), body })
  }
  assert.deepEqual([over(digest), over(sha256Of(body))], [[], []])
})

/** The mistake found in a signature over the payload of `payloadOf`. */
function foundFor(payloadOf: (payload: string, body: string) => string): string | undefined {
  const { digest, signature, payload } = signJws(request, key, now)
  const [first = ''] = signature.split('.')
  const text = `${first}.${payloadOf(payload, request.body.toString())}`
  const wrong = `${first}..${createSign('sha256').update(text).sign(key.key, 'base64url')}`
  const whole = sent(['Digest', digest], ['x-jws-signature', wrong])
  assert.deepEqual(whatIsWrong(whole), ['signature'])
  return jwsMistake(whole, verifyJws(whole, now))
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

const ofPost = signJws(request, key, now)
const put: JwsRequest = { ...sent(['Digest', ofPost.digest], ['x-jws-signature', ofPost.signature]), method: 'PUT' }
const pars = ['psu-id', 'digest', 'x-request-id']
const mistake = 'the signed headers in the order of the document, not of sigD.pars'
const beyondAscii: JwsRequest = { ...request, headers: [['x-request-id', 'é']] }

cases(
  'what no likely mistake explains is left unexplained',
  [foundFor((payload) => payload.replace('somebody', 'nobody')), undefined],
  'a signature that verifies over what was signed has no mistake of its own, though it was made for another method',
  [whatIsWrong(put), ['aud']],
  [jwsMistake(put, verifyJws(put, now)), undefined],
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
  [foundUnder({}, (payload) => `${payload}\n`, beyondAscii), 'a line end after the last signed header'],
)
