import assert from 'node:assert/strict'
import { test } from 'node:test'
import { because } from './because.ts'
import { rowBehind } from './row-behind.ts'

test('A reason that misses what a row obliges the target to show has that row behind it, also where it is quoted', () => {
  const fields = because('no-required-fields')
  assert.equal(rowBehind(fields), 'ais/providers/detail-lists-fields')
  assert.equal(rowBehind(because('no-case-decided', { ran: 1, last: fields })), 'ais/providers/detail-lists-fields')
  assert.equal(rowBehind(because('no-answers', { what: 'answers' })), undefined)
})
