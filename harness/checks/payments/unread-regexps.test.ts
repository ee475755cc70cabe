import assert from 'node:assert/strict'
import { test } from 'node:test'
import { templateIn } from './payment-field.ts'
import { slowRegexps } from './unread-regexps.ts'
import { readRegexp } from './validation-regexp.ts'

test('Fields whose expression took too long are named after their template, others are not', () => {
  const regexps = { slow: '^(x+)+$', quick: '^x+$', unread: 'x++', plain: undefined }
  const fields = Object.entries(regexps).map(([name, text]) => {
    return { name, nature: 'text', optional: false, extra: { validation_regexp: text } }
  })
  const template = templateIn({ identifier: 'SEPA', payment_fields: fields })
  assert.ok(template)
  assert.deepEqual(slowRegexps([template]), [], 'before they were run')
  for (const text of [regexps.slow, regexps.quick]) readRegexp(text)?.passes(`${'x'.repeat(40)}!`)
  assert.deepEqual(slowRegexps([template]), ['SEPA slow'])
})
