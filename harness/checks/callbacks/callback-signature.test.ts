import { because } from '../../reasons/because.ts'
import type { ObservedLogin } from '../../callbacks/observed-login.ts'
import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import { it } from 'node:test'
import { signatureInputNoted, signedWithSha256 } from './callback-signature.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

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
    assert.equal(signedWithSha256(observed(text), key).finding, 'held')
  assert.deepEqual(
    signatureInputNoted(observed(body), key).reason,
    because('callback-signature-covers', { texts: ['the body (sha256)'] }),
  )
})

it('one with a weaker digest is broken', () => {
  const judgement = signedWithSha256(observed(`${url}|${body}`, 'sha1'), key)
  assert.deepEqual([judgement.finding, judgement.got], ['broken', 'one made with sha1'])
})

it('one over a different text is untested', () => {
  assert.equal(signedWithSha256(observed('something else'), key).finding, 'untested')
  assert.equal(signatureInputNoted(observed('something else'), key).reason.code, 'callback-signature-unknown')
})

it('silence is untested', () => {
  const silent: ObservedLogin = { callbacks: [], silence: 'unregistered' }
  assert.equal(signedWithSha256(silent, key).finding, 'untested')
})

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

it('says which digest and which text were found', () => {
  says(signedWithSha256(observed(body), key), 'held: callbacks-signed-with-sha256 {"callbacks":1}; 1 exchange')
  says(
    signedWithSha256(observed(body, 'md5'), key),
    'broken: callback-digest-weak {"digest":"md5"}; wanted a signature made with SHA-256, got one made with md5; 1 exchange',
  )
  says(signedWithSha256(observed('something else'), key), 'untested: callback-signature-unknown; 1 exchange')
  says(
    signedWithSha256({ callbacks: [...observed(body).callbacks, ...observed('other').callbacks] }, key),
    'untested: callback-signature-unknown; 1 exchange',
  )
  says(signedWithSha256({ callbacks: [], silence: 'unsent' }, key), 'untested: no-callback; 0 exchanges')
  says(signedWithSha256(unsigned, key), 'untested: callback-signature-unknown; 1 exchange')
  says(signatureInputNoted({ callbacks: [], silence: 'unsent' }, key), 'untested: no-callback; 0 exchanges')
  says(signatureInputNoted(observed('other'), key), 'noted: callback-signature-unknown; 1 exchange')
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
    'noted: callback-signature-covers {"texts":["the body (sha256)","the compact body (sha1)"]}; 4 exchanges',
  )
  says(
    signatureInputNoted(observed(`${url}|${body}`), key),
    'noted: callback-signature-covers {"texts":["the address, a bar and the body (sha256)"]}; 1 exchange',
  )
  says(
    signatureInputNoted(observed(`${url}|${compact}`), key),
    'noted: callback-signature-covers {"texts":["the address, a bar and the compact body (sha256)"]}; 1 exchange',
  )
  says(
    signatureInputNoted(observed(compact), key),
    'noted: callback-signature-covers {"texts":["the compact body (sha256)"]}; 1 exchange',
  )
  says(
    signatureInputNoted(observed(`POST|${url}|${body}`), key),
    'noted: callback-signature-covers {"texts":["method, address and body, with bars between (sha256)"]}; 1 exchange',
  )
  says(
    signatureInputNoted(observed(`9|POST|${url}|${body}`), key),
    'noted: callback-signature-covers {"texts":["Expires-at, method, address and body, with bars between (sha256)"]}; 1 exchange',
  )
  says(
    signatureInputNoted(observed(`/x/success|${body}`), key),
    'noted: callback-signature-covers {"texts":["the path, a bar and the body (sha256)"]}; 1 exchange',
  )
  says(signatureInputNoted(plain, key), 'noted: callback-signature-covers {"texts":["the body (sha256)"]}; 1 exchange')
})
