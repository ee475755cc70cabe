import assert from 'node:assert/strict'
import { createHmac, createPublicKey } from 'node:crypto'
import { test } from 'node:test'
import { openFinanceRules } from './rules/open-finance-rules.ts'
import { rsa, a2, detached, hmacKey } from '../../core/test-support/published-signatures.ts'

const key = createPublicKey({ key: { kty: 'RSA', n: rsa.n, e: 'AQAB' }, format: 'jwk' })

const { signature: jws, digest } = openFinanceRules()

test('the sandbox verifies a published RS256 signature, and none over other bytes', () => {
  const given = jws.decode(rsa.signature) ?? Buffer.alloc(0)
  assert.ok(jws.verifies(key, given, jws.signingInput(a2.first, a2.payload)))
  assert.ok(!jws.verifies(key, given, jws.signingInput(a2.first, `${a2.payload}=`)))
})

test('the sandbox signs a published payload as it is, detached from its header', () => {
  const [first = '', middle = 'none', last = ''] = jws.segments(detached) ?? []
  assert.ok(jws.middleAllowed(middle))
  assert.deepEqual(createHmac('sha256', hmacKey).update(jws.signingInput(first, '$.02')).digest(), jws.decode(last))
})

test('the sandbox finds a published digest among those of its body', () => {
  const [normalised] = digest.hashed(Buffer.from('{"hello": "world"}')).map((bytes) => digest.of(bytes))
  assert.equal(normalised, 'SHA-256=X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=')
})
