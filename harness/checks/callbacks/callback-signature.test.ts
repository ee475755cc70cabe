import { generateKeyPairSync, sign } from 'node:crypto'
import { cases } from '../../../core/test-support/cases.ts'
import type { LoginCallback, ObservedLogin } from '../../callbacks/observed-login.ts'
import { because } from '../../reasons/because.ts'
import { sampleExchange } from '../test-support/sample-exchange.ts'
import { signatureInputNoted, signedWithDigest } from './callback-signature.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = publicKey.export({ type: 'spki', format: 'pem' }) as string
const url = 'https://callbacks.example/x/success'
const body = '{ "data": {"login_id": "7"} }'
const compact = '{"data":{"login_id":"7"}}'
const exchange = sampleExchange(200, {})

/** A callback with this body, signed over a text; unsigned where there is none. */
function callback(text?: string, digest = 'sha256', sent = body): LoginCallback {
  const signature =
    text === undefined ? [] : [['signature', sign(digest, Buffer.from(text), privateKey).toString('base64')]]
  const headers = [['Expires-at', '9'], ...signature] as Array<[string, string]>
  const request = { method: 'POST', url, headers, body: sent }
  return { kind: 'success', json: JSON.parse(body), exchange: { ...exchange, request } }
}
const of = (...callbacks: LoginCallback[]): ObservedLogin => ({ callbacks })
const silent: ObservedLogin = { callbacks: [], silence: 'unsent' }
const signed = (text?: string, digest?: string, wanted: 'sha1' | 'sha256' = 'sha256') =>
  signedWithDigest(of(callback(text, digest)), key, wanted)
const covers = (...callbacks: LoginCallback[]) => signatureInputNoted(of(...callbacks), key)

cases(
  'A signature with the digest of the version over any likely text holds, and one with another is broken',
  [[`${url}|${body}`, body, `${url}|${compact}`].map((text) => signed(text).finding), ['held', 'held', 'held']],
  [signed(body), 'held: callbacks-signed-with'],
  [signed(`${url}|${body}`, 'sha1'), 'broken: one made with sha1'],
  [signed(body, 'md5'), 'broken: one made with md5'],
  [['sha1', 'sha256', 'md5'].map((one) => signed(body, one, 'sha1').finding), ['held', 'broken', 'broken']],
  'One over a text that nobody knows, or none, leaves it untested',
  [signed('something else'), 'untested: cannot-decide'],
  [signedWithDigest(of(callback(body), callback('other')), key, 'sha256'), 'untested: cannot-decide'],
  [signed(), 'untested: cannot-decide'],
  [signedWithDigest(silent, key, 'sha256'), 'untested: no-callback (0)'],
  'The text that a signature covers is noted',
  [
    covers(callback(body)).reason,
    because('seen', { what: `The signature of callbacks covers ${['the body (sha256)'].join(' or ')}` }),
  ],
  [
    [`${url}|${compact}`, compact, `POST|${url}|${body}`, `9|POST|${url}|${body}`, `/x/success|${body}`].map(
      (text) => covers(callback(text)).reason.code,
    ),
    Array.from({ length: 5 }, () => 'seen'),
  ],
  [covers(callback('no json', 'sha256', 'no json')), 'noted: seen'],
  [covers(callback(body), callback(body), callback(compact, 'sha1'), callback('x')), 'noted: seen (4)'],
  [covers(callback('something else')), 'noted: cannot-decide'],
  [signatureInputNoted(silent, key), 'untested: no-callback (0)'],
)
