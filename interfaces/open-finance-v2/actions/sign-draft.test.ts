import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import {
  sampleExchange,
  sampleRefusal,
  sampleTransportError,
} from '../../../harness/checks/test-support/sample-exchange.ts'
import type { OpenFinanceProfile } from '../../../harness/profile/open-finance-profile.ts'
import { verifyJws } from '../../../harness/signing/verify-jws.ts'
import { jwsSigningNamed } from './jws-signings.ts'
import { type JwsSigning, jwsDraft, signedAs } from './jws-draft.ts'
import { tryDigestForms } from './digest-forms.ts'
import { signDraft } from './sign-draft.ts'

const reading = jwsDraft({ name: 'read', method: 'GET', path: '/v2/accounts' })
const refused = sampleRefusal(400, 'WrongRequestFormat')
const ofNothing = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'

/** The Digests that were sent, and what came of it, at a target that accepts the digest of that number. */
async function tried(accepts: number, refusal: Exchange = refused) {
  const sent: unknown[] = []
  const trial = await tryDigestForms(async ({ jws }) => {
    sent.push(jws.signing?.digest)
    return sent.length - 1 === accepts ? sampleExchange(200, {}) : refusal
  }, reading)
  return { sent, form: trial.other?.form, right: trial.right }
}

test('another form is tried only where the documented one was refused', async () => {
  assert.deepEqual((await tried(0)).sent, [undefined])
  assert.deepEqual((await tried(99, sampleTransportError())).sent, [undefined])
})

test('the first form that is accepted is named', async () => {
  const { sent, form } = await tried(2)
  assert.deepEqual([form, sent.length, sent[2]], ['in base64url', 3, `SHA-256=${ofNothing}`])
})

test('a target that accepts none has no other form', async () => {
  const { sent, form, right } = await tried(99)
  assert.deepEqual([form, sent.length, right], [undefined, 8, refused])
  assert.equal(new Set(sent).size, 8)
})

const now = new Date('2030-03-21T12:00:00Z')
const vector = (file: string) =>
  readFileSync(new URL(`../../../harness/signing/vectors/${file}`, import.meta.url), 'utf8')
const pair = { certificate: vector('seal.pem'), key: vector('seal.key') }
const section: OpenFinanceProfile = {
  base_url: 'https://bank.example/prefix/bank_xf',
  website: pair,
  websites: {},
  seal: pair,
  seals: {},
  x5c: 'list',
  required_attributes: [],
  resource_path: '/v2/accounts',
  consents: {},
}
const draft = jwsDraft({
  name: 'write',
  method: 'POST',
  path: '/v2/consents/account-access',
  headers: { 'psu-id': 'somebody' },
  rawBody: '\r\n{"a":\r\n2}\n',
})

function wrongWith(signing: JwsSigning = {}): string[] {
  const settled = signDraft(signedAs(draft, signing), '1', { section, identityOf: () => ({}) }, now)
  const { method, url, headers, body } = settled.prepared
  const request = { method, path: new URL(url).pathname, headers, body }
  return verifyJws(request, now)
    .steps.filter(({ held }) => !held)
    .map(({ what }) => what)
}

test('a request is settled with its body in the form that the digest takes, and a signature that holds', () => {
  const { prepared } = signDraft(draft, '1', { section, identityOf: () => ({}) }, now)
  assert.equal(prepared.body.toString(), '{"a":\n2}')
  assert.equal(prepared.url, 'https://bank.example/prefix/bank_xf/v2/consents/account-access')
  assert.deepEqual(wrongWith(), [])
})

for (const [name, wrong] of [
  ['with one bit of the signature changed', ['signature']],
  ['with SHA-1', ['signature']],
  ['with PSS padding', ['signature']],
  ['over its payload in base64url', ['signature']],
  ['over signed headers in another order than pars', ['signature']],
  ['with pars in another order', ['sigD.pars']],
  ['without psu-id in pars', ['sigD.pars']],
  ['with another typ', ['typ']],
  ['with another alg', ['alg']],
  ['with b64 true', ['b64']],
  ['without sigD in crit', ['crit']],
  ['without crit', ['crit']],
  ['with milliseconds in sigT', ['sigT']],
  ['with an invalid date in sigT', ['sigT']],
  ['with another mId', ['sigD.mId']],
  ['for another method', ['aud']],
  ['for another path', ['aud']],
  ['without aud', ['aud']],
  ['with something in the middle segment', ['three segments, the middle one empty']],
  ['with a Digest of another body', ['Digest of the body']],
] satisfies Array<[string, string[]]>)
  test(`signed ${name}, a single thing is wrong`, () =>
    assert.deepEqual(wrongWith(jwsSigningNamed(name, section)), wrong))

test('an unknown way of signing is refused', () =>
  assert.throws(() => jwsSigningNamed('with care', section), /JWS_SIGNING_UNKNOWN/))
