import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markOf, spoiled } from './spoil.ts'

const nothing = 'assay-no-such-object'

test('the first object of a body is spoiled, and nothing beside it', () => {
  assert.deepEqual(spoiled({ data: [{ identifier: 'a', amount: 1 }] }), { data: [{ [nothing]: nothing }] })
  assert.deepEqual(spoiled({ data: { customer_id: 'c', transaction_ids: ['t'] } }), {
    data: { customer_id: 'c', transaction_ids: [{ [nothing]: nothing }] },
  })
})

test('of a body without an array the last text is spoiled, so that the customer stays named', () => {
  assert.deepEqual(spoiled({ data: { customer_id: 'c', account_id: 'a', keep_days: 0 } }), {
    data: { customer_id: 'c', account_id: nothing, keep_days: 0 },
  })
})

test('an object is called by its identifier, its id or itself', () => {
  assert.equal(markOf({ data: [{ identifier: 'assay-1', amount: 1 }] }), 'assay-1')
  assert.equal(markOf({ data: { customer_id: 'c', transactions: [{ id: 't1' }] } }), 't1')
  assert.equal(markOf({ data: [{ transaction_id: 't2', category_code: 'toys' }] }), 't2')
  assert.equal(markOf({ data: ['m'] }), 'm')
  assert.equal(markOf({ data: { customer_id: 'c' } }), undefined)
})
