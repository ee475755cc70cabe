import { because } from '../../reasons/because.ts'
import type { ObservedLogin } from '../../callbacks/observed-login.ts'
import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import { it } from 'node:test'
import { signatureInputNoted, signedWithDigest } from './callback-signature.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = publicKey.export({ type: 'spki', format: 'pem' }) as string
const url = 'https://callbacks.example/x/success'
const body = '{ "data": {"login_id": "7"} }'

function observed(text: string, digest = 'sha256'): ObservedLogin {
  const exchange = sampleExchange(200, {})
  const signature = sign(digest, Buffer.from(text), privateKey).toString('base64')
  const request = {
    method: 'POST',
    url,
    headers: [
      ['Expires-at', '9'],
      ['signature', signature],
    ] as Array<[string, string]>,
    body,
  }
  return { callbacks: [{ kind: 'success', json: JSON.parse(body), exchange: { ...exchange, request } }] }
}

it('a signature with SHA-256 over any likely text holds', () => {
  for (const text of [`${url}|${body}`, body, `${url}|{"data":{"login_id":"7"}}`])
    assert.equal(signedWithDigest(observed(text), key, 'sha256').finding, 'held')
  assert.deepEqual(
    signatureInputNoted(observed(body), key).reason,
    because('callback-signature-covers', { texts: ['the body (sha256)'] }),
  )
})

it('one with a weaker digest is broken', () => {
  const judgement = signedWithDigest(observed(`${url}|${body}`, 'sha1'), key, 'sha256')
  assert.deepEqual([judgement.finding, judgement.got], ['broken', 'one made with sha1'])
})

it('one over a different text is untested', () =>
  assert.equal(signatureInputNoted(observed('something else'), key).reason.code, 'callback-signature-unknown'))

const compact = '{"data":{"login_id":"7"}}'
const [one] = observed(body).callbacks
assert.ok(one)
const unsigned: ObservedLogin = {
  callbacks: [{ ...one, exchange: { ...one.exchange, request: { ...one.exchange.request, headers: [] } } }],
}
const [other] = observed('no json').callbacks
assert.ok(other)
const plain: ObservedLogin = {
  callbacks: [{ ...other, exchange: { ...other.exchange, request: { ...other.exchange.request, body: 'no json' } } }],
}

it('Each case comes to its finding, and says which digest and which text were found', () => {
  says(signedWithDigest(observed(body), key, 'sha256'), 'held: callbacks-signed-with')
  says(signedWithDigest(observed(body, 'md5'), key, 'sha256'), 'broken: one made with md5')
  says(signedWithDigest(observed('something else'), key, 'sha256'), 'untested: callback-signature-unknown')
  says(
    signedWithDigest({ callbacks: [...observed(body).callbacks, ...observed('other').callbacks] }, key, 'sha256'),
    'untested: callback-signature-unknown',
  )
  says(signedWithDigest({ callbacks: [], silence: 'unsent' }, key, 'sha256'), 'untested: no-callback (0)')
  says(signedWithDigest(unsigned, key, 'sha256'), 'untested: callback-signature-unknown')
  says(signatureInputNoted({ callbacks: [], silence: 'unsent' }, key), 'untested: no-callback (0)')
  says(signatureInputNoted(observed('other'), key), 'noted: callback-signature-unknown')
  says(
    signatureInputNoted(
      {
        callbacks: [
          ...observed(body).callbacks,
          ...observed(body).callbacks,
          ...observed(compact, 'sha1').callbacks,
          ...observed('x').callbacks,
        ],
      },
      key,
    ),
    'noted: callback-signature-covers (4)',
  )
  says(signatureInputNoted(observed(`${url}|${body}`), key), 'noted: callback-signature-covers')
  says(signatureInputNoted(observed(`${url}|${compact}`), key), 'noted: callback-signature-covers')
  says(signatureInputNoted(observed(compact), key), 'noted: callback-signature-covers')
  says(signatureInputNoted(observed(`POST|${url}|${body}`), key), 'noted: callback-signature-covers')
  says(signatureInputNoted(observed(`9|POST|${url}|${body}`), key), 'noted: callback-signature-covers')
  says(signatureInputNoted(observed(`/x/success|${body}`), key), 'noted: callback-signature-covers')
  says(signatureInputNoted(plain, key), 'noted: callback-signature-covers')
})

it('version 3 has SHA-1, and neither more nor less', () => {
  const found = (digest: string) => signedWithDigest(observed(`${url}|${body}`, digest), key, 'sha1').finding
  assert.deepEqual(['sha1', 'sha256', 'md5'].map(found), ['held', 'broken', 'broken'])
})
