import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { encodedForms } from './encoded-forms.ts'

test('A value is known in each way in which texts write it', () => {
  const forms = encodedForms(`a b/é"<>&'`)
  for (const form of [
    `a b/é"<>&'`,
    `a%20b%2F%C3%A9%22%3C%3E%26'`,
    `a%20b%2f%c3%a9%22%3c%3e%26'`,
    `a+b%2F%C3%A9%22%3C%3E%26'`,
    `a b/é\\"<>&'`,
    `a b\\/é\\"<>&'`,
    `a b/\\u00e9\\"<>&'`,
    'a b/é&quot;&lt;&gt;&amp;&#39;',
  ])
    assert.ok(forms.includes(form), form)
})

test('Equal forms are given once, and a plain short value has one', () => {
  assert.deepEqual(encodedForms('abc12'), ['abc12'])
  const forms = encodedForms('abc123-/')
  assert.equal(new Set(forms).size, forms.length)
})

test('Only values of six characters or more are looked for in base64', () => {
  assert.equal(encodedForms('abcde').length, 1)
  assert.ok(encodedForms('abcdef').length > 1)
})

test('Text that is not well formed has forms too', () => {
  assert.ok(encodedForms('secret-\ud800-half').includes('secret-\ud800-half'))
})

test('Within any base64 text that holds a value stands one of its forms', () => {
  const bytes = fc.uint8Array({ maxLength: 7 })
  fc.assert(
    fc.property(bytes, fc.string({ minLength: 6, unit: 'grapheme' }), bytes, (before, value, after) => {
      const whole = Buffer.concat([before, Buffer.from(value), after])
      const forms = encodedForms(value)
      for (const encoding of ['base64', 'base64url'] as const) {
        const text = whole.toString(encoding)
        assert.ok(
          forms.some((form) => text.includes(form)),
          text,
        )
      }
    }),
  )
})

test('A form in base64 depends on the value alone, so that other values around it do not hide it or show it', () => {
  const forms = encodedForms('canary-77')
  const texts = ['xx', 'yyy', 'zzzz'].map((near) => Buffer.from(`${near}can4ry-77${near}`).toString('base64'))
  for (const text of texts) assert.ok(!forms.some((form) => text.includes(form)), text)
})
