import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepare } from '../../../harness/client/prepare.ts'
import { testDraft, testProfile } from '../../../harness/client/test-support/test-profile.ts'
import { fieldsOf, parametersOf, pathOf, withoutField, withoutParameter } from './asked.ts'

const profile = testProfile('http://target.example/base')
const list = testDraft({
  path: '/api/v4/accounts',
  query: [
    ['login_id', '7'],
    ['from_id', '9'],
  ],
})
const creation = testDraft({ method: 'POST', path: '/api/v4/logins', body: { data: { a: 1, b: { c: 2 } } } })

test('a query parameter is taken out, whether the bytes are settled or not', () => {
  for (const asked of [list, prepare(list, profile, 0)]) {
    assert.deepEqual(parametersOf(asked), ['login_id', 'from_id'])
    const other = withoutParameter(asked, 'login_id')
    assert.deepEqual(parametersOf(other), ['from_id'])
    assert.deepEqual(parametersOf(withoutParameter(other, 'from_id')), [])
    assert.equal(pathOf(other, profile.target.base_url), '/api/v4/accounts')
  }
  const bare = prepare(withoutParameter(withoutParameter(list, 'login_id'), 'from_id'), profile, 0)
  assert.equal(bare.url, 'http://target.example/base/api/v4/accounts')
})

test('a field of a body is taken out at any depth, and what holds everything is none', () => {
  for (const asked of [creation, prepare(creation, profile, 0)]) {
    assert.deepEqual(fieldsOf(asked), ['data.a', 'data.b', 'data.b.c'])
    const body = (one: typeof asked) => ('url' in one ? JSON.parse(one.body.toString()) : one.body)
    assert.deepEqual(body(withoutField(asked, 'data.b.c')), { data: { a: 1, b: {} } })
    assert.deepEqual(body(withoutField(asked, 'data.a')), { data: { b: { c: 2 } } })
  }
  assert.deepEqual(fieldsOf(list), [])
})
