import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inOneLine } from '../../../core/test-support/cases.ts'
import { sampleExchange } from '../test-support/sample-exchange.ts'
import { transactionsCounted } from './transactions-counted.ts'

const accounts = (count?: object) =>
  sampleExchange(200, { data: [{ id: 1, extra: count ? { transactions_count: count } : {} }], meta: {} })
const transactions = sampleExchange(200, {
  data: [
    { id: 1, account_id: '1', status: 'posted' },
    { id: 2, account_id: '1', status: 'pending' },
    { id: 3, account_id: '2', status: 'posted' },
  ],
  meta: {},
})
const decide = (count?: object) => inOneLine(transactionsCounted([accounts(count)], [transactions]))

it('counts the transactions of each account by their status', () => {
  assert.match(decide({ posted: 1, pending: 1 }), /^held: holds-for \(2\)$/)
  assert.match(decide({ posted: 1 }), /^held/)
  assert.match(decide({ posted: 1, pending: 2 }), /^broken: 2 at extra\.tr/)
  assert.match(decide(), /^untested: not-shown/)
})
