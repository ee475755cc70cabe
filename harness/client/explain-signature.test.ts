import assert from 'node:assert/strict'
import { constants, createPublicKey, createSign } from 'node:crypto'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { explainSignature, signingInputOf } from './explain-signature.ts'
import { signatureOf, type SignedParts } from './sign.ts'
import { signatureVectors } from './test-support/test-profile.ts'

const { privateKey } = signatureVectors()
const publicKey = createPublicKey(privateKey)
const parts: SignedParts = {
  expiresAt: '1924992000',
  method: 'POST',
  url: 'https://bank.example/api/v4/customers?from=a%20b',
  body: '{ "data": { "identifier": "Zoë" } }',
}

/** The explanation of a signature over changed parts. */
function saidOf(change: Partial<SignedParts>, looked: SignedParts = parts): string | undefined {
  return explainSignature(looked, signatureOf({ ...looked, ...change }, privateKey), publicKey).mistake
}

/** The explanation of a signature over a whole text. */
function saidOfText(text: string, looked: SignedParts = parts, digest = 'sha256'): string | undefined {
  return explainSignature(looked, createSign(digest).update(text).sign(privateKey, 'base64'), publicKey).mistake
}

const bank = 'https://bank.example'
const customers = `${bank}/api/v4/customers`
const addresses: Array<[mistake: string, signed: string, sent?: string]> = [
  ['over the address without its query', customers],
  ['over the path and query alone, without scheme and host', '/api/v4/customers?from=a%20b'],
  ['over the address with http://', 'http://bank.example/api/v4/customers?from=a%20b'],
  ['over the path with a slash at its end', `${customers}/?from=a%20b`],
  ['over the address with its query decoded', `${customers}?from=a b`],
  ['over the path alone', '/a', `${bank}/a?b=c`],
  ['over the address without scheme', 'bank.example/a?b=c', `${bank}/a?b=c`],
  ['over the address with https://', `${bank}/a?b=c`, 'http://bank.example/a?b=c'],
  ['over the path without a slash at its end', `${bank}/a?b=c`, `${bank}/a/?b=c`],
  ['over the address with its query decoded', `${bank}/a?b=é`, `${bank}/a?b=%C3%A9`],
]
const bodies: Array<[mistake: string, signed: string, sent?: string]> = [
  ['over an empty body', ''],
  ['over the body with an additional line end', `${String(parts.body)}\n`],
  ['over the body serialized again as compact JSON', '{"data":{"identifier":"Zoë"}}'],
  ['over the body with every non-ASCII character escaped', '{"data":{"identifier":"Zo\\u00eb"}}'],
  ['over the value of data alone', '{"identifier":"Zoë"}'],
  ['over the body without blanks around it', 'a', ' a \n'],
  ['over the body with LF instead of CRLF', 'a\nb\nc', 'a\r\nb\r\nc'],
  ['over the body serialized again with two spaces of indentation', '{\n  "a": [\n    1\n  ]\n}', '{"a":[1]}'],
  ['over the body with every non-ASCII character escaped', '{"a":"\\u00e9\\u2013"}', '{"a":"é–"}'],
]
for (const [mistake, signed, url = parts.url] of addresses)
  test(`${mistake}: ${url} signed as ${signed}`, () =>
    assert.equal(saidOf({ url: signed }, { ...parts, url }), mistake))
for (const [mistake, signed, sent = String(parts.body)] of bodies)
  test(`${mistake}: ${JSON.stringify(sent)}`, () =>
    assert.equal(saidOf({ body: signed }, { ...parts, body: sent }), mistake))

test('bytes that are no text are signed as they are', () => {
  const body = Buffer.from([0xff, 0xfe])
  assert.ok(explainSignature({ ...parts, body }, signatureOf({ ...parts, body }, privateKey), publicKey).held)
  assert.deepEqual(signingInputOf({ ...parts, body }).subarray(-2), body)
})

const verdict = explainSignature(parts, signatureOf(parts, privateKey), publicKey)
const get = { ...parts, method: 'GET', body: '' }
const wrong = signatureOf({ ...get, body: '{}' }, privateKey)
const text = signingInputOf(parts)
const sha1 = createSign('sha1').update(text).sign(privateKey, 'base64')
const pss = createSign('sha256')
  .update(text)
  .sign({ key: privateKey, padding: constants.RSA_PKCS1_PSS_PADDING }, 'base64')
const lower = createSign('sha256').update(text.toString().replace('POST', 'post')).sign(privateKey, 'base64')
const said = (signature: string) => explainSignature(parts, signature, publicKey).mistake
const { expiresAt, url } = parts
const body = String(parts.body)

cases(
  'a right signature holds, and its text is given',
  [verdict.held, true],
  [
    verdict.signingInput.toString(),
    '1924992000|POST|https://bank.example/api/v4/customers?from=a%20b|{ "data": { "identifier": "Zoë" } }',
  ],
  'the signed body of a GET is empty',
  [signingInputOf({ ...parts, method: 'get' }).toString(), `1924992000|GET|${parts.url}|`],
  'a signature over the body of a GET is recognised',
  [explainSignature({ ...get, body: '{}' }, wrong, publicKey).mistake, 'over the body that was sent with the GET'],
  'a wrong digest, padding or case of the method is recognised',
  [said(sha1), 'with SHA-1 instead of SHA-256'],
  [said(pss), 'with PSS padding instead of PKCS #1 v1.5'],
  [said(lower), 'with the method in lower case'],
  'what no likely mistake explains is left unexplained',
  [explainSignature(parts, 'AAAA', publicKey).mistake, undefined],
  [saidOf({ expiresAt: '1' }), undefined],
  'parts that are missing or joined otherwise are distinguished',
  [saidOfText(`POST|${url}|${body}`), 'without Expires-at'],
  [saidOfText(`${expiresAt}POST${url}${body}`), 'without vertical bars between the parts'],
  [saidOfText(`${expiresAt}|POST|${url}`, { ...parts, body: '' }), 'without the bar before an empty body'],
  'an invalid address, or one whose query cannot be decoded, is explained too',
  [saidOf({ body: '' }, { ...parts, url: 'no address' }), 'over an empty body'],
  [saidOf({ body: '' }, { ...parts, url: 'https://bank.example/?a=%FF' }), 'over an empty body'],
  'a mistake is named only for a signature that does not hold',
  ['mistake' in explainSignature(parts, signatureOf(parts, privateKey), publicKey), false],
  [Object.keys(explainSignature(parts, '', publicKey)).toSorted(), ['held', 'signingInput']],
)
