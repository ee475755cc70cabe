import assert from 'node:assert/strict'
import { constants, createPublicKey, createSign } from 'node:crypto'
import { test } from 'node:test'
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

/** What is said of a signature over other parts than those that are looked at. */
function saidOf(change: Partial<SignedParts>, looked: SignedParts = parts): string | undefined {
  return explainSignature(looked, signatureOf({ ...looked, ...change }, privateKey), publicKey).mistake
}

test('a right signature holds, and its text is told', () => {
  const verdict = explainSignature(parts, signatureOf(parts, privateKey), publicKey)
  assert.equal(verdict.held, true)
  assert.equal(
    verdict.signingInput.toString(),
    '1924992000|POST|https://bank.example/api/v4/customers?from=a%20b|{ "data": { "identifier": "Zoë" } }',
  )
})

test('the signed body of a GET is empty', () => {
  assert.equal(signingInputOf({ ...parts, method: 'get' }).toString(), `1924992000|GET|${parts.url}|`)
})

for (const [mistake, change] of [
  ['over the address without its query', { url: 'https://bank.example/api/v4/customers' }],
  ['over the path and query alone, without scheme and host', { url: '/api/v4/customers?from=a%20b' }],
  ['over the address with http://', { url: 'http://bank.example/api/v4/customers?from=a%20b' }],
  ['over the path with a slash at its end', { url: 'https://bank.example/api/v4/customers/?from=a%20b' }],
  ['over the address with its query decoded', { url: 'https://bank.example/api/v4/customers?from=a b' }],
  ['over an empty body', { body: '' }],
  ['over the body with a line end after it', { body: `${String(parts.body)}\n` }],
  ['over the body written anew as compact JSON', { body: '{"data":{"identifier":"Zoë"}}' }],
  ['over the body with everything beyond ASCII escaped', { body: '{"data":{"identifier":"Zo\\u00eb"}}' }],
  ['over what stands under data alone', { body: '{"identifier":"Zoë"}' }],
] satisfies Array<[string, Partial<SignedParts>]>) {
  test(`a signature ${mistake} is told as such`, () => assert.equal(saidOf(change), mistake))
}

test('a signature over the body of a GET is told as such', () => {
  const get = { ...parts, method: 'GET', body: '' }
  const wrong = signatureOf({ ...get, body: '{}' }, privateKey)
  assert.equal(
    explainSignature({ ...get, body: '{}' }, wrong, publicKey).mistake,
    'over the body that came along with the GET',
  )
})

test('another digest, padding or case of the method is told as such', () => {
  const text = signingInputOf(parts)
  const sha1 = createSign('sha1').update(text).sign(privateKey, 'base64')
  const pss = createSign('sha256')
    .update(text)
    .sign({ key: privateKey, padding: constants.RSA_PKCS1_PSS_PADDING }, 'base64')
  const lower = createSign('sha256').update(text.toString().replace('POST', 'post')).sign(privateKey, 'base64')
  const said = (signature: string) => explainSignature(parts, signature, publicKey).mistake
  assert.equal(said(sha1), 'with SHA-1 in place of SHA-256')
  assert.equal(said(pss), 'with PSS padding in place of PKCS #1 v1.5')
  assert.equal(said(lower), 'with the method in lower case')
})

test('what no likely mistake explains is left unexplained', () => {
  assert.deepEqual(explainSignature(parts, 'AAAA', publicKey).mistake, undefined)
  assert.equal(saidOf({ expiresAt: '1' }), undefined)
})
