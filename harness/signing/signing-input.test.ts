import assert from 'node:assert/strict'
import { createPrivateKey, createPublicKey, createVerify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { signRs256, verifiesRs256 } from './signing-input.ts'

const key = createPrivateKey(readFileSync(new URL('./vectors/seal.key', import.meta.url), 'utf8'))
const publicKey = createPublicKey(key)

test('One character of a signing input is one byte', () => {
  const signature = Buffer.from(signRs256('a.psu-id: é', key), 'base64url')
  const bytes = Buffer.concat([Buffer.from('a.psu-id: '), Buffer.from([0xe9])])
  assert.ok(createVerify('sha256').update(bytes).verify(publicKey, signature))
  assert.ok(verifiesRs256('a.psu-id: é', publicKey, signature))
  assert.ok(!verifiesRs256('a.psu-id: Ã©', publicKey, signature))
})
