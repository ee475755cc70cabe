import { because } from '../../reasons/because.ts'
import type { ObservedLogin } from '../../callbacks/observed-login.ts'
import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import { it } from 'node:test'
import { signatureInputNoted, signedWithSha256 } from './callback-signature.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = publicKey.export({ type: 'spki', format: 'pem' }) as string
const url = 'https://callbacks.example/x/success'
const body = '{ "data": {"login_id": "7"} }'

function observed(text: string, digest = 'sha256'): ObservedLogin {
  const exchange = sampleExchange(200, {})
  const signature = sign(digest, Buffer.from(text), privateKey).toString('base64')
  const request = { method: 'POST', url, headers: [['signature', signature] as [string, string]], body }
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

it('one over another text is left open', () => {
  assert.equal(signedWithSha256(observed('something else'), key).finding, 'untested')
  assert.equal(signatureInputNoted(observed('something else'), key).reason.code, 'callback-signature-unknown')
})

it('silence is untested', () => {
  const silent: ObservedLogin = { callbacks: [], silence: 'unregistered' }
  assert.equal(signedWithSha256(silent, key).finding, 'untested')
})
