import assert from 'node:assert/strict'
import { test } from 'node:test'
import { innermost } from './reason.ts'

const reason = { code: 'list-too-short', facts: { pages: 1 } }

test('The innermost reason is the one that quotes no other', () => {
  const quoting = { code: 'all-of', facts: { parts: [{ code: 'no-case-decided', facts: { last: reason } }] } }
  assert.equal(innermost(quoting), reason)
  assert.equal(innermost(reason), reason)
})
