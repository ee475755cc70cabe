import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonText } from './json-text.ts'

test('Integers beyond 2^53 keep their digits, everything else is plain JSON', () => {
  assert.equal(jsonText({ id: 18446744073709551615n, of: [1, 'a'] }), '{"id":18446744073709551615,"of":[1,"a"]}')
  assert.equal(jsonText('a'), '"a"')
  assert.equal(jsonText(undefined), undefined)
})
