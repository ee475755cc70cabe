import { headerOf } from '../../core/header-of.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as edit from './edit-draft.ts'
import { prepare } from './prepare.ts'
import { testDraft, testProfile } from './test-support/test-profile.ts'

const draft = testDraft({ body: { data: { country_code: 'XF', list: [1, 2] } }, headers: { 'Customer-secret': 'c' } })
const send = (edited: typeof draft) => prepare(edited, testProfile('http://target.example'), 0)

test('Editing leaves the draft as it was', () => {
  const before = structuredClone(draft)
  edit.withoutBodyField(draft, 'data.country_code')
  edit.withBodyField(draft, 'data.list.0', 9)
  edit.withoutHeader(draft, 'Customer-secret')
  edit.withQuery(draft, 'a', '1')
  assert.deepEqual(draft, before)
})

test('A header can be taken out in any case, also one added on sending, and put back', () => {
  const without = edit.withoutHeader(edit.withoutHeader(draft, 'customer-SECRET'), 'App-id')
  assert.equal(headerOf(send(without), 'Customer-secret'), undefined)
  assert.equal(headerOf(send(without), 'App-id'), undefined)
  assert.equal(headerOf(send(edit.withHeader(without, 'app-id', 'x')), 'App-id'), 'x')
  assert.deepEqual(edit.withHeader(draft, 'customer-secret', 'd').headers, { 'customer-secret': 'd' })
})

test('A parameter is replaced in its place, added at the end, or taken out', () => {
  const queried = {
    ...draft,
    query: [
      ['a', '1'],
      ['b', '2'],
    ] as Array<[string, string]>,
  }
  assert.deepEqual(edit.withQuery(queried, 'a', '9').query, [
    ['a', '9'],
    ['b', '2'],
  ])
  assert.deepEqual(edit.withQuery(queried, 'c', '').query, [
    ['a', '1'],
    ['b', '2'],
    ['c', ''],
  ])
  assert.deepEqual(edit.withQuery(queried, 'a', undefined).query, [['b', '2']])
  assert.deepEqual(edit.withQuery(draft, 'a', undefined).query, [])
})

test('Body fields are set, made on the way, and taken out, in objects and arrays', () => {
  assert.deepEqual(edit.withBodyField(draft, 'data.country_code', null).body, {
    data: { country_code: null, list: [1, 2] },
  })
  assert.deepEqual(edit.withBodyField(testDraft(), 'data.a.b', 1).body, { data: { a: { b: 1 } } })
  assert.deepEqual(edit.withBodyField(draft, 'data.list.1', 7).body, { data: { country_code: 'XF', list: [1, 7] } })
  assert.deepEqual(edit.withBodyField(draft, 'data.list.2', 3).body, { data: { country_code: 'XF', list: [1, 2, 3] } })
  assert.deepEqual(edit.withoutBodyField(draft, 'data.country_code').body, { data: { list: [1, 2] } })
  assert.deepEqual(edit.withoutBodyField(draft, 'data.list.0').body, { data: { country_code: 'XF', list: [2] } })
  assert.deepEqual(edit.withoutBodyField(draft, 'data.not.there').body, draft.body)
})
