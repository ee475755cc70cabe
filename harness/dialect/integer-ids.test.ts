import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonText } from '../../core/exact-json.ts'
import { withIntegerIds } from './integer-ids.ts'

const sent = (body: unknown): string => jsonText(withIntegerIds(body))

test('Ids go out as integers at any depth', () => {
  assert.equal(sent({ data: { customer_id: '7', name: '7' } }), '{"data":{"customer_id":7,"name":"7"}}')
  assert.equal(
    sent({ data: [{ transaction_id: '8', category_code: 'x' }] }),
    '{"data":[{"transaction_id":8,"category_code":"x"}]}',
  )
  assert.equal(sent({ data: { exclude_accounts: ['1', '2'] } }), '{"data":{"exclude_accounts":[1,2]}}')
})

test('Ids beyond 2^53 keep every digit', () => {
  assert.equal(sent({ data: { customer_id: '18446744073709551615' } }), '{"data":{"customer_id":18446744073709551615}}')
  assert.equal(
    sent({ data: [{ transaction_id: 9007199254740993n }] }),
    '{"data":[{"transaction_id":9007199254740993}]}',
  )
})

test('Ids of a different form, and what a user typed, stay as they are', () => {
  assert.equal(
    sent({ data: { customer_id: 'none', login_id: '007' } }),
    '{"data":{"customer_id":"none","login_id":"007"}}',
  )
  assert.equal(sent({ data: { credentials: { user_id: '7' } } }), '{"data":{"credentials":{"user_id":"7"}}}')
  assert.equal(sent(undefined), undefined)
})
