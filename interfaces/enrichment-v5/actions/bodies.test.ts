import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testProfile } from '../../../harness/client/test-support/test-profile.ts'
import { asBatch, bodiesFor, names, renamed } from './bodies.ts'

const subject = {
  customer_id: 'c',
  account_id: 'a',
  transaction_id: 't1',
  category_code: 'groceries',
  merchant_id: 'm',
  transaction_ids: ['t1', 't2', 't3'],
}

test('Bodies are guesses where the profile gives none, the likeliest first', () => {
  const [first, second] = bodiesFor(testProfile('http://target.test'), 'learn', subject)
  assert.deepEqual(first, { data: [{ transaction_id: 't1', category_code: 'groceries' }] })
  assert.deepEqual(second, { data: { customer_id: 'c', transactions: [{ id: 't1', category_code: 'groceries' }] } })
})

test('A body of the profile is the only one, with what its placeholders stand for', () => {
  const profile = testProfile('http://target.test')
  profile.data.enrichment_bodies = {
    duplicate: { data: { of: '{customer_id}', ids: ['{transaction_id}', '{other}'] } },
  }
  assert.deepEqual(bodiesFor(profile, 'duplicate', subject), [{ data: { of: 'c', ids: ['t1', '{other}'] } }])
})

test('A batch repeats the first entry of the first array, with other transactions and identifiers of its own', () => {
  const { transaction_ids: ids } = subject
  const learned = asBatch({ data: [{ transaction_id: 't1', category_code: 'toys' }] }, 4, ids)
  assert.deepEqual(learned, {
    data: ['t1', 't2', 't3', 't1'].map((transaction_id) => ({ transaction_id, category_code: 'toys' })),
  })
  assert.deepEqual(asBatch({ data: { customer_id: 'c', ids: ['t1'] } }, 2, ids), {
    data: { customer_id: 'c', ids: ['t1', 't2'] },
  })
  assert.deepEqual(asBatch({ data: [{ identifier: 'x', amount: 1 }] }, 2, []), {
    data: [
      { identifier: 'assay-1', amount: 1 },
      { identifier: 'assay-2', amount: 1 },
    ],
  })
  assert.equal(asBatch({ data: { customer_id: 'c', ids: [] } }, 2, ids), undefined)
})

test('A customer is found and replaced wherever a body names it, and nothing else is', () => {
  const body = { data: { customer_id: 'c', transactions: [{ id: 'c1', of: ['c', 4, null] }] } }
  assert.deepEqual([names(body, 'c'), names(body, 'd')], [true, false])
  assert.deepEqual(renamed(body, 'c', 'd'), {
    data: { customer_id: 'd', transactions: [{ id: 'c1', of: ['d', 4, null] }] },
  })
})
