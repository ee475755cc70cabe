import assert from 'node:assert/strict'
import { test } from 'node:test'
import { almost, inOtherCase } from './keys.ts'

test('A key is made another by its last character or by its letter case, and one of digits has no other case', () => {
  assert.deepEqual([almost('ab1'), almost('ab')], ['ab2', 'a1'])
  assert.deepEqual([inOtherCase('aB1'), inOtherCase('AB')], ['AB1', 'ab'])
  assert.throws(() => inOtherCase('12'), /key-without-letters|no letters/)
})
