import { cases } from '../../../core/test-support/cases.ts'
import { testProfile } from '../../../harness/client/test-support/test-profile.ts'
import { asBatch, bodiesFor, names, renamed } from './bodies.ts'
import { markOf, spoiled } from './enrichment-body-taken.ts'

const ids = ['t1', 't2', 't3']
const one = { customer_id: 'c', account_id: 'a', transaction_id: 't1', category_code: 'groceries', merchant_id: 'm' }
const subject = { ...one, transaction_ids: ids }
const profile = testProfile('http://target.test')
const own = testProfile('http://target.test')
own.data.enrichment_bodies = { duplicate: { data: { of: '{customer_id}', ids: ['{transaction_id}', '{other}'] } } }
const taught = (transaction_id: string) => ({ transaction_id, category_code: 'toys' })
const naming = (id: string) => ({ data: { customer_id: id, transactions: [{ id: 'c1', of: [id, 4, null] }] } })
const nothing = 'assay-no-such-object'

cases(
  'Bodies are guesses where the profile gives none, the likeliest first',
  [
    bodiesFor(profile, 'learn', subject).slice(0, 2),
    [
      { data: [{ transaction_id: 't1', category_code: 'groceries' }] },
      { data: { customer_id: 'c', transactions: [{ id: 't1', category_code: 'groceries' }] } },
    ],
  ],
  'A body of the profile is the only one, with what its placeholders stand for',
  [bodiesFor(own, 'duplicate', subject), [{ data: { of: 'c', ids: ['t1', '{other}'] } }]],
  'A batch repeats the first entry of the first array, with other transactions and identifiers of its own',
  [asBatch({ data: [taught('t1')] }, 4, ids), { data: [...ids, 't1'].map(taught) }],
  [asBatch({ data: { customer_id: 'c', ids: ['t1'] } }, 2, ids), { data: { customer_id: 'c', ids: ['t1', 't2'] } }],
  [
    asBatch({ data: [{ identifier: 'x', amount: 1 }] }, 2, []),
    { data: ['assay-1', 'assay-2'].map((identifier) => ({ identifier, amount: 1 })) },
  ],
  [asBatch({ data: { customer_id: 'c', ids: [] } }, 2, ids), undefined],
  'A customer is found and replaced wherever a body names it, and nothing else is',
  [names(naming('c'), 'c'), true],
  [names(naming('c'), 'd'), false],
  [renamed(naming('c'), 'c', 'd'), naming('d')],
  'The first object of a body is spoiled, and nothing beside it',
  [spoiled({ data: [{ identifier: 'a', amount: 1 }] }), { data: [{ [nothing]: nothing }] }],
  'Of a body without an array the last text is spoiled, so that the customer stays named',
  [
    spoiled({ data: { customer_id: 'c', account_id: 'a', keep_days: 0 } }),
    { data: { customer_id: 'c', account_id: nothing, keep_days: 0 } },
  ],
  'An object is called by its identifier, its id or itself',
  [markOf({ data: [{ identifier: 'assay-1', amount: 1 }] }), 'assay-1'],
  [markOf({ data: { customer_id: 'c', transactions: [{ id: 't1' }] } }), 't1'],
  [markOf({ data: [taught('t2')] }), 't2'],
  [markOf({ data: ['m'] }), 'm'],
  [markOf({ data: { customer_id: 'c' } }), undefined],
)
