import { cases, inOneLine } from '../../../core/test-support/cases.ts'
import { sampleExchange, sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { numberedIds, samplePages, unusablePages } from '../test-support/sample-pages.ts'
import { hasNoRows, hasRows, othersFetched } from './has-rows.ts'
import { listAnswered } from './list-answered.ts'
import { listIsUnion, rowsAreAsAsked, sameRows } from './list-algebra.ts'
import { rowsAreDistinct } from './rows-are-distinct.ts'
import { filterBroken } from './rows-keep-filter.ts'

const some = samplePages(numberedIds(1, 3), 2)
const none = [sampleExchange(200, { data: [], meta: {} })]

const days = { first: '2026-01-10', last: '2026-01-14' }
const ofAccounts = (...ids: string[]) => [
  sampleData(ids.map((account_id, id) => ({ id: `${id}`, account_id, made_on: '2026-01-12' }))),
]

cases(
  'hasRows holds where there are rows, and where there are none to be',
  [hasNoRows(none, some), 'held: holds (3)'],
  'Where two accounts have transactions, a fetch without one of them brings those of the other',
  [othersFetched(ofAccounts('1'), ofAccounts('1', '2'), days), 'held: holds-for'],
  [othersFetched(ofAccounts(), ofAccounts('1', '2'), days), 'broken: none at data'],
  [othersFetched(ofAccounts(), ofAccounts('1', '1'), days), 'inconclusive: too-few'],
  [othersFetched(ofAccounts(), ofAccounts('1', '2'), days).atMost, 'implied'],
  'hasRows is broken by an empty list, and by rows that should not be',
  [hasNoRows(some, some), 'broken: 3 rows at data (4)'],
  'hasNoRows is inconclusive over transport errors and refusals, and where the control has no rows either',
  ...unusablePages().flatMap((pages) => [
    [hasRows(pages), /^inconclusive: (transport-error|nothing-to-check)$/] as const,
    [hasNoRows(pages, some), inOneLine(hasRows(pages))] as const,
    [hasNoRows(none, pages), inOneLine(hasRows(pages))] as const,
  ]),
)

cases(
  'listAnswered holds for an array with rows',
  [listAnswered(sampleData([{ code: 'DE' }])), 'held: holds-for'],
  'listAnswered is broken by a refusal and by data that is no array',
  [listAnswered(sampleData({ items: [] })), 'broken: data is object at data'],
  'listAnswered says why a list cannot be checked',
  [listAnswered(sampleRefusal(406, 'ActionNotAllowed')), 'inconclusive: request-refused-otherwise'],
  [listAnswered(sampleExchange(406, {})), 'broken: 406 without an error class'],
)

type Fields = Record<string, string>

const page = (data: Fields[], query = '') => sampleExchange(200, { data, meta: {} }, `http://target.test/list?${query}`)
const ofLogin = (login_id: string, ...ids: string[]) =>
  page(
    ids.map((id) => ({ id, login_id })),
    `login_id=${login_id}`,
  )
const mine = ofLogin('a', '1', '2')
const other = ofLogin('b', '3')
const all = page([{ id: '1' }, { id: '2' }, { id: '3' }])

const wide = listIsUnion([page([{ id: '1' }, { id: '2' }, { id: '3' }, { id: '9' }])], [mine, other], 'login_id')

cases(
  'rowsAreAsAsked takes rows that have what was asked for',
  [rowsAreAsAsked([mine, other], 'login_id'), 'held: holds-for (2)'],
  'rowsAreAsAsked is inconclusive for a filter over the rows of one parent',
  [rowsAreAsAsked([mine, page([], 'login_id=b')], 'login_id'), 'inconclusive: too-few (2)'],
  'listIsUnion takes a whole that is the union of its parts, in any order',
  [listIsUnion([all], [other, mine], 'login_id'), 'held: holds-for (3)'],
  'listAlgebra finds a row missing from the whole and one beside the parts',
  [wide, 'broken: the row 9 beside them at data (3)'],
  'listIsUnion is untested for a union of one part, which can only be broken, and inconclusive for one of none',
  [listIsUnion([mine], [mine, page([])], 'login_id'), 'untested: too-few (3)'],
  [listIsUnion([page([])], [mine], 'login_id'), 'broken: 0 of 2 rows at data (2)'],
  [listIsUnion([page([])], [page([])], 'login_id'), 'inconclusive: too-few (2)'],
  'sameRows takes the same rows and no others, and no refusal',
  [sameRows([mine], [mine]), 'held: holds-for (2)'],
  [sameRows([all], [mine]), 'broken: 3 at data[2].id (2)'],
  [sameRows([page([])], [mine]), 'broken: no row at data[0].id (2)'],
  [sameRows([sampleRefusal(404, 'CustomerNotFound')], [mine]), 'broken: 404 CustomerNotFound at data (2)'],
  [sameRows([mine], [page([])]), 'inconclusive: nothing-to-check (2)'],
  'sameRows takes what comes from a row on, and nothing before it',
  [sameRows([other], [mine, other], '3'), 'held: holds-for (3)'],
  [sameRows([mine, other], [mine, other], '3'), 'broken: 1 at data[0].id (4)'],
  'rowsAreAsAsked names what a row shows in place of its parent',
  [rowsAreAsAsked([page([{ id: '3' }], 'login_id=b')], 'login_id'), 'broken: nothing on the row 3 at data[0].login_id'],
)

const distinct = (...rows: object[]) => rowsAreDistinct(sampleData(rows))

cases(
  'rowsAreDistinct finds a row that is listed twice, by its id or its code',
  [distinct({ id: 1, code: 'a' }, { id: 2, code: 'a' }), 'held: holds-for'],
  [distinct({ id: '1' }, { id: '2' }, { id: '1' }), /^broken: 1 again at data\[2\]/],
  [distinct({ code: 'FR' }, { code: 'FR' }), 'broken'],
  [distinct({ name: 'a' }), /^inconclusive: not-shown/],
)

const parents = [['customer_id'], ['connection_id', 'login_id'], ['account_id']]

function listed(query: string, ...rows: object[]) {
  return sampleExchange(200, { data: rows }, `https://target.test/api/v4/logins?${query}`)
}

function broken(list: ReturnType<typeof listed>, names: readonly string[] = ['customer_id']) {
  return filterBroken(list, names, parents)
}

const ofCustomers = (...ids: unknown[]) => ids.map((customer_id, at) => ({ id: 'abc'[at], customer_id }))
const otherwise = ['', 'customer_id=', 'login_id=7', 'customer_id=7&login_id=9', 'customer_id=7&customer_id=8']
const refusal = { ...sampleRefusal(400, 'CustomerNotFound'), request: listed('customer_id=7').request }

cases(
  'filterBroken finds a row of another parent',
  [broken(listed('customer_id=7', ...ofCustomers('7', '8'))), 'broken: row b at data[1]'],
  'filterBroken breaks nothing where all rows name one parent, since versions may know it by two ids',
  [broken(listed('customer_id=0a-1f', { customer_id: 998 }, { customer_id: 998 })), undefined],
  'filterBroken does not distinguish spellings of one id, and lets rows be that name no parent',
  [broken(listed('customer_id=7', ...ofCustomers(7, '007', 7n, null), {})), undefined],
  [broken(listed('customer_id=%20AB-1', { customer_id: 'ab-1' })), undefined],
  'filterBroken says nothing of lists asked for otherwise, of refusals and of empty lists',
  ...otherwise.map((query) => [broken(listed(query, ...ofCustomers('8', '9'))), undefined, query] as const),
  [broken(listed('customer_id=7')), undefined],
  [broken(refusal), undefined],
)
