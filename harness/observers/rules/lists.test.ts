import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect as version3 } from '../../../interfaces/ais-v3/dialect.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import { brokenIn, type Step, watched } from '../test-support/history.ts'

const rows = (from: number, size: number, more: object = {}) =>
  Array.from({ length: size }, (_, at) => ({ id: String(from + at), ...more }))
/** A page of all logins, or of the logins that a query selects. */
const page = (query: string, data: unknown[], nextId: string | null = null): Step => {
  const asked = query === '' ? '' : `?${query}`
  const nextPage = nextId === null ? null : `/api/v4/logins?${query === '' ? '' : `${query}&`}from_id=${nextId}`
  return { ask: `GET /logins${asked}`, body: { data, meta: { next_id: nextId, next_page: nextPage } } }
}
const paging = (steps: Step[], dialect?: Dialect) => brokenIn(steps, dialect).filter((one) => one.startsWith('lists: '))

const right: Array<[string, Step[], Dialect?]> = [
  ['a list of one page', [page('', rows(1, 3))]],
  ['pages of the usual size', [page('', rows(1, 100), '101'), page('from_id=101', rows(101, 3))]],
  [
    'pages of a size that was asked for',
    [page('per_page=250', rows(1, 250), '251'), page('per_page=250&from_id=251', rows(251, 9))],
  ],
  [
    'a size beyond the bounds, whatever comes of it',
    [page('per_page=50', rows(1, 50), '51'), page('per_page=5000', rows(1, 5))],
  ],
  ['a size that is given twice', [page('per_page=100&per_page=200', rows(1, 150), '151')]],
  ['a page from an id that no page named', [page('from_id=7', rows(8, 3))]],
  [
    'a page that another filter named',
    [page('customer_id=1', rows(1, 100), '101'), page('customer_id=2&from_id=101', rows(107, 1))],
  ],
  [
    'a page from which something may have been taken',
    [page('', rows(1, 100), '101'), { ask: 'POST /categories/learn', data: {} }, page('from_id=101', rows(102, 3))],
  ],
  [
    'a list of another kind that need not have pages',
    [{ ask: 'GET /countries', data: [{ code: 'B' }, { code: 'A' }] }],
  ],
  [
    'an entry for each item that was sent',
    [{ ask: 'POST /transactions/categorize', data: [{ currency_code: 'EUR' }, { currency_code: 'EUR' }] }],
    version3,
  ],
  [
    'a next_page of another form',
    [{ ask: 'GET /logins', body: { data: rows(1, 100), meta: { next_id: '101', next_page: '/b?token=1' } } }],
  ],
  ['a refusal', [{ ask: 'GET /logins?per_page=x', status: 400 }]],
]
for (const [what, steps, dialect] of right)
  test(`Nothing is wrong with ${what}`, () => assert.deepEqual(paging(steps, dialect), []))

test('A next_page that has lost the filter is found by the rows behind it', () => {
  const first = page('customer_id=7', rows(1, 100, { customer_id: '7' }), '101')
  const body = {
    data: rows(1, 100, { customer_id: '7' }),
    meta: { next_id: '101', next_page: '/api/v4/logins?from_id=101' },
  }
  const further = page('from_id=101', [...rows(101, 1, { customer_id: '7' }), ...rows(102, 1, { customer_id: '8' })])
  assert.deepEqual(paging([{ ...first, body }, further]), ['lists: next-page-keeps-filters data[1] x1 x2'])
})

test('A next_page that leads to another page than its next_id is found by the row that the page begins with', () => {
  const first = page('login_id=7', rows(1, 100), '101')
  const body = { data: rows(101, 100), meta: { next_id: '201', next_page: '/api/v4/accounts?login_id=7' } }
  const again = { ...first, ask: 'GET /accounts?login_id=7' }
  const second = { ask: 'GET /accounts?login_id=7&from_id=101', body }
  assert.deepEqual(paging([again, second, again]), ['lists: next-page-equivalent data[0].id x2 x3'])
  const touched: Step = { ask: 'PUT /logins/7/refresh', data: {} }
  assert.deepEqual(paging([again, second, touched, again]), [])
  const other = { ...again, headers: [['App-id', 'second-id']] satisfies Array<[string, string]> }
  assert.deepEqual(paging([again, second, other]), [])
})

test('What holds is counted', () => {
  const [sorted] = watched([page('', rows(1, 3)), page('customer_id=1', rows(1, 2))]).filter(
    ({ point }) => point === 'sorted-by-id',
  )
  assert.deepEqual([sorted?.looked, sorted?.answers, sorted?.breaches], [2, 2, 0])
})

test('A page that another one follows shows that its size is kept, and a last page shows nothing', () => {
  const sizes = (step: Step) => watched([step]).flatMap(({ point = '' }) => (/size|per-page/.test(point) ? point : []))
  assert.deepEqual(sizes(page('per_page=250', rows(1, 250), '251')), ['page-size-honoured'])
  assert.deepEqual(sizes(page('', rows(1, 100), '101')), ['default-per-page'])
  assert.deepEqual(sizes(page('', rows(1, 3))), [])
})

test('A page behind a next_page of the target’s own form need not have the usual size', () => {
  const next = '/api/v4/logins?page_token=abc'
  const first: Step = {
    ask: 'GET /logins?per_page=101',
    body: { data: rows(1, 101), meta: { next_id: '102', next_page: next } },
  }
  const second: Step = { ask: 'GET /logins?page_token=abc', body: { data: rows(102, 202), meta: { next_id: null } } }
  const sizes = (...steps: Step[]) => brokenIn(steps).filter((one) => one.includes('default-per-page'))
  assert.deepEqual(sizes(first, second), [])
  assert.equal(sizes(second).length, 1)
})
