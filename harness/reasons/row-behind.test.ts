import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reason } from '../../core/reason.ts'
import { because } from './because.ts'
import { isForShortLists, rowBehind } from './row-behind.ts'

test('A reason that misses what a row obliges the target to show has that row behind it, also where it is quoted', () => {
  const fields = because('no-required-fields')
  assert.equal(rowBehind(fields), 'ais/providers/detail-lists-fields')
  assert.equal(rowBehind(because('no-case-decided', { ran: 1, last: fields })), 'ais/providers/detail-lists-fields')
  assert.equal(rowBehind(because('nothing-to-check', { what: 'answer' })), undefined)
})

test('Lists are too short for a rule where nothing else kept it from being evaluated at any place', () => {
  const short = because('list-too-short', { why: 'The list has 7 rows' })
  const missed = (reason: Reason) => because('at-place', { place: 'GET /templates', reason })
  const nowhere = (...reasons: Reason[]) =>
    because('no-place-judged', { what: 'lists', judged: 0, all: reasons.length, missed: reasons.map(missed) })
  assert.equal(isForShortLists(short), true)
  assert.equal(isForShortLists(nowhere(short, short)), true)
  const last = { code: 'list-too-short', facts: { rows: 49 } }
  assert.equal(isForShortLists(nowhere(last, { code: 'list-too-short', facts: {} })), true)
  assert.equal(isForShortLists(nowhere(last, because('next-page-not-named-twice'))), false)
  assert.equal(isForShortLists(because('no-case-decided', { ran: 1, last: short })), true)
  const refused = because('nothing-to-check', { what: 'list', outcome: '404' })
  assert.equal(isForShortLists(nowhere(short, refused)), false)
  assert.equal(isForShortLists(because('no-case-decided', { ran: 1, last: refused })), false)
  assert.equal(isForShortLists({ code: 'no-place-judged', facts: { missed: ['a text'] } }), false)
})
