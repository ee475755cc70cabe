import assert from 'node:assert/strict'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import fc from 'fast-check'
import { signJws } from '../harness/signing/sign-jws.ts'
import { verifyJws } from '../harness/signing/verify-jws.ts'
import { makeTestSet, type TestSet } from '../certificates/test-set.ts'
import { makeKeys, type KeyPair } from '../sandbox/basics/keys.ts'
import type { Sandbox } from '../sandbox/world/sandbox.ts'
import { createSandbox } from '../sandbox/server/create-sandbox.ts'
import { evaluateDigest } from '../sandbox/open-finance/check-digest.ts'
import { evaluateJwsSignature, type Trusted } from '../sandbox/open-finance/check-jws-signature.ts'

let made: TestSet
let sandbox: Sandbox
let trusted: Trusted
before(async () => {
  made = await makeTestSet(['127.0.0.1'])
  sandbox = createSandbox({ keys: (await makeKeys()) as [KeyPair, ...KeyPair[]] })
  const { authority, certificates } = made
  trusted = {
    authority: new X509Certificate(authority.certificate),
    seal: new X509Certificate(certificates.seal.certificate),
  }
})

const text = fc.stringMatching(/^[!-~]{1,20}$/)
const headers = fc.record(
  {
    'x-request-id': text,
    'api-contract-id': text,
    'PSU-ID': text,
    'psu-corporate-id': text,
    'Client-Redirect-URI': text,
    accept: text,
  },
  { requiredKeys: ['x-request-id'] },
)

describe('The two readings of the signing rule agree', () => {
  test('on whatever the harness signs, with every subset of headers and any body', () => {
    const { certificate, key } = made.certificates.seal
    const signingKey = createPrivateKey(key)
    fc.assert(
      fc.property(headers, fc.uint8Array(), fc.constantFrom('list', 'text'), (sent, bytes, x5cForm) => {
        const body = Buffer.from(bytes)
        const request = {
          method: 'POST',
          path: '/bank/v2/consents/account-access',
          headers: Object.entries(sent),
          body,
        }
        const { digest, signature } = signJws(request, { certificate, key: signingKey, x5cForm }, new Date())
        const received = Object.fromEntries(
          Object.entries({ ...sent, digest }).map(([name, value]) => [name.toLowerCase(), value]),
        )
        const call = { method: 'POST', path: '/v2/consents/account-access', headers: received }
        evaluateJwsSignature(sandbox, call, signature, trusted)
        evaluateDigest(sandbox, { method: 'POST', body, digest })
      }),
      { numRuns: 100 },
    )
  })

  test('on the request that openssl signed for the sandbox', () => {
    const file = (name: string) =>
      readFileSync(new URL(`../sandbox/open-finance/vectors/${name}`, import.meta.url), 'utf8')
    const request = {
      method: 'POST',
      path: '/fakebank/v2/consents/account-access',
      headers: [
        ['x-request-id', '99391c7e'],
        ['Digest', 'SHA-256=PyX0Ym0Ffy+FwSTavtLLtfLb/F/m1WqK0UmFSTP5i5g='],
        ['PSU-ID', 'J\u00e9r\u00f4me'],
        ['x-jws-signature', file('signature.txt').trim()],
      ] as const,
      body: Buffer.from('{"access":{"accounts":[]},"validTo":"2999-12-31"}'),
    }
    const { steps } = verifyJws(request, new Date())
    assert.deepEqual(
      steps.filter(({ held }) => !held),
      [],
    )
  })
})
