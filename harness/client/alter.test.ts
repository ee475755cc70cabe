import { headerOf } from '../../core/header-of.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alterHeader, alterSignatureBytes } from './alter.ts'
import { prepare } from './prepare.ts'
import { testDraft, testProfile } from './test-support/test-profile.ts'

const signed = prepare(testDraft({ as: 'live', method: 'POST', body: {} }), testProfile('http://target.example'), 0)

test('A changed signature decodes to other bytes of the same length', () => {
  const before = Buffer.from(headerOf(signed, 'Signature') ?? '', 'base64')
  const after = Buffer.from(headerOf(alterSignatureBytes(signed), 'Signature') ?? '', 'base64')
  assert.equal(after.length, before.length)
  assert.notDeepEqual(after, before)
  const cut =
    headerOf(
      alterSignatureBytes(signed, (bytes) => bytes.subarray(1)),
      'Signature',
    ) ?? ''
  assert.equal(Buffer.from(cut, 'base64').length, before.length - 1)
})

test('A change that changes nothing, and a request without a signature, are refused', () => {
  assert.throws(() => alterSignatureBytes(signed, (bytes) => bytes), { code: 'SIGNATURE_UNCHANGED' })
  assert.throws(() => alterSignatureBytes(alterHeader(signed, 'signature', undefined)), { code: 'SIGNATURE_ABSENT' })
})

test('A header changes alone, after signing', () => {
  const signature = headerOf(signed, 'Signature')
  const later = alterHeader(signed, 'expires-at', '61')
  assert.equal(headerOf(later, 'Expires-at'), '61')
  assert.equal(later.headers.length, signed.headers.length)
  assert.equal(headerOf(later, 'Signature'), signature)
  assert.equal(headerOf(alterHeader(signed, 'New', '1'), 'new'), '1')
})
