import assert from 'node:assert/strict'
import { test } from 'node:test'
import { innermost, isReason } from './reason.ts'

const reason = { code: 'list-too-short', facts: { pages: 1 } }

test('A fact is a reason where it has both a code and facts', () => {
  const others = [null, undefined, 3, 'code facts', ['a'], { code: 'a' }, { facts: {} }]
  assert.ok(isReason(reason))
  for (const other of others) assert.equal(isReason(other as never), false)
})

test('The innermost reason is the one that quotes no other', () => {
  const quoting = { code: 'all-of', facts: { parts: [{ code: 'no-case-decided', facts: { last: reason } }] } }
  assert.equal(innermost(quoting), reason)
  assert.equal(innermost(reason), reason)
})
