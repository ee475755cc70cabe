import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMasker } from './mask.ts'
import { createLikeness } from './likeness.ts'

test('a secret is replaced by a text of the same length and kinds of characters, the same each time', () => {
  const likeness = createLikeness()
  for (const [secret, form] of [
    ['Ab3-xY_9/z', /^[A-Z][a-z]\d-[a-z][A-Z]_\d\/[a-z]$/],
    ['00ff17c8', /^\d{2}[a-f]{2}\d{2}[a-f]\d$/],
    ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', /^[\da-f]{8}-[\da-f]{4}-1[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/],
    ['пароль', /^x{6}$/],
    ['9120345', /^[1-9]\d{6}$/],
  ] as const) {
    const alike = likeness(secret)
    assert.match(alike, form)
    assert.notEqual(alike, secret)
    assert.equal(likeness(secret), alike)
  }
})

test('each masker has its own, so that nobody can try out which secret it was', () =>
  assert.notEqual(createLikeness()('a-long-secret-text'), createLikeness()('a-long-secret-text')))

test('a masker that keeps the form knows the secrets of the other, and hides them in the same places', () => {
  const masker = createMasker()
  const alike = masker.keepingForm()
  masker.learn('canary-1234-secret', 'Secret')
  const text = '{"secret":"canary-1234-secret","pin":4711,"id":"x canary-1234-secret","none":null,"token":""}'
  const masked = JSON.parse(alike.mask(text)) as Record<string, unknown>
  assert.match(String(masked['secret']), /^[a-z]{6}-\d{4}-[a-z]{6}$/)
  assert.equal(masked['id'], `x ${String(masked['secret'])}`)
  assert.equal(typeof masked['pin'], 'number')
  assert.deepEqual([masked['none'], masked['token']], [null, ''])
  assert.doesNotMatch(alike.mask('a=Y2FuYXJ5LTEyMzQtc2VjcmV0'), /Y2FuYXJ5LTEyMzQtc2VjcmV0/)
  assert.match(masker.mask(text), /«Secret 1»/)
})
