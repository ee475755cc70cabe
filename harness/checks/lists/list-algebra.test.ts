import { cases } from '../../../core/test-support/cases.ts'
import { listIsUnion, rowsAreAsAsked, sameRows } from './list-algebra.ts'
import { sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'

type Fields = Record<string, string>

const page = (data: Fields[], query = '') => sampleExchange(200, { data, meta: {} }, `http://target.test/list?${query}`)
const mine = page(
  [
    { id: '1', login_id: 'a' },
    { id: '2', login_id: 'a' },
  ],
  'login_id=a',
)
const other = page([{ id: '3', login_id: 'b' }], 'login_id=b')
const all = page([{ id: '1' }, { id: '2' }, { id: '3' }])

const wide = listIsUnion([page([{ id: '1' }, { id: '2' }, { id: '3' }, { id: '9' }])], [mine, other], 'login_id')

cases(
  'takes rows that have what was asked for',
  [rowsAreAsAsked([mine, other], 'login_id'), 'held: holds-for (2)'],
  [rowsAreAsAsked([mine], 'login_id'), 'held: holds-for'],
  [rowsAreAsAsked([page([], 'login_id=a')], 'login_id'), 'inconclusive: cannot-decide'],
  'is inconclusive for a filter over the rows of one parent',
  [rowsAreAsAsked([mine, page([], 'login_id=b')], 'login_id'), 'inconclusive: cannot-decide (2)'],
  'takes a whole that is the union of its parts, in any order',
  [listIsUnion([all], [other, mine], 'login_id'), 'held: holds-for (3)'],
  'finds a row missing from the whole and one beside the parts',
  [wide, 'broken: the row 9 beside them at data (3)'],
  'is untested for a union of one part, which can only be broken, and inconclusive for one of none',
  [listIsUnion([mine], [mine, page([])], 'login_id'), 'untested: cannot-decide (3)'],
  [listIsUnion([page([])], [mine], 'login_id'), 'broken: 0 of 2 rows at data (2)'],
  [listIsUnion([page([])], [page([])], 'login_id'), 'inconclusive: cannot-decide (2)'],
  'takes the same rows and no others, and no refusal',
  [sameRows(mine, mine), 'held: holds-for (2)'],
  [sameRows(all, mine), 'broken: 3 at data[2].id (2)'],
  [sameRows(page([]), mine), 'broken: no row at data[0].id (2)'],
  [sameRows(sampleRefusal(404, 'CustomerNotFound'), mine), 'broken: 404 CustomerNotFound at data (2)'],
  [sameRows(mine, page([])), 'inconclusive: nothing-to-check (2)'],
  'names what a row shows in place of its parent',
  [rowsAreAsAsked([page([{ id: '3' }], 'login_id=b')], 'login_id'), 'broken: nothing on the row 3 at data[0].login_id'],
)
