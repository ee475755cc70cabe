import { cases } from '../../../core/test-support/cases.ts'
import { sampleData } from '../test-support/sample-exchange.ts'
import { transactionsKept } from './transactions-kept.ts'

const row = (id: string, description: string, status = 'posted') => ({
  id,
  account_id: '5',
  amount: -1,
  description,
  status,
})
const list = (...data: object[]) => [sampleData(data)]
const two = list(row('1', 'tea'), row('2', 'rent', 'pending'))

cases(
  'finds a transaction that a further fetch lists under another id',
  [transactionsKept(two, list(row('3', 'tea'))), 'broken: transaction 3 (2)'],
  'holds where it keeps its id, is gone, or was pending',
  [transactionsKept(two, list(row('1', 'tea'), row('3', 'tea'))), 'held: holds-for (2)'],
  [transactionsKept(two, list(row('3', 'milk'))), 'held: holds-for (2)'],
  [transactionsKept(two, list(row('1', 'tea'), row('3', 'rent'))), 'held: holds-for (2)'],
)
