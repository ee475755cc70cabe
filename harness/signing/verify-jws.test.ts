import assert from 'node:assert/strict'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { sha256Of } from './digest.ts'
import { type JwsKey, signJws } from './sign-jws.ts'
import type { JwsRequest } from './jws-request.ts'
import { signRs256 } from './signing-input.ts'
import { type JwsStep, verifyJws } from './verify-jws.ts'

const now = new Date('2030-03-21T12:00:00Z')
const vector = (file: string) => readFileSync(new URL(`./vectors/${file}`, import.meta.url), 'utf8')
const key: JwsKey = { certificate: vector('seal.pem'), key: createPrivateKey(vector('seal.key')) }
const request: JwsRequest = {
  method: 'POST',
  path: '/v2/consents',
  headers: [
    ['X-Request-ID', '1'],
    ['PSU-ID', 'somebody'],
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
  ['typ', { typ: undefined }],
  ['alg', { alg: 'PS256' }],
  ['b64', { b64: true }],
  ['b64', { b64: undefined }],
  ['crit', { crit: ['b64', 'sigT'] }],
  ['crit', { crit: ['b64', 'sigT', 'sigD', 'aud'] }],
  ['crit', { crit: 'b64' }],
  ['crit', { crit: undefined }],
  ['sigT', { sigT: undefined }],
  ['sigT', { sigT: '2030-03-21T12:00:00.000Z' }],
  ['sigT', { sigT: '2030-03-21T12:00:00+00:00' }],
  ['sigT', { sigT: '2030-13-21T12:00:00Z' }],
  ['sigT', { sigT: '+2030-03-21T12:00:00Z' }],
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
