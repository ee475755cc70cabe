import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { aWhile, brokenIn, type Step } from '../test-support/history.ts'

const login: Step = { ask: 'GET /logins/7', data: { id: '7', last_attempt: { id: '1', finished: true } } }
const quiet: Step[] = [login, { ask: 'GET /countries', data: [], at: aWhile }]
const account = (posted: number, pending = 0): Step => ({
  ask: 'GET /accounts?login_id=7',
  body: {
    data: [{ id: '5', login_id: '7', extra: { transactions_count: { posted, pending } } }],
    meta: { next_id: null },
  },
})
const page = (from: number, rows: number, next: string | null = null): Step => ({
  ask: `GET /transactions?account_id=5${from > 1 ? `&from_id=${from}` : ''}`,
  body: {
    data: Array.from({ length: rows }, (_, at) => ({ id: String(from + at), account_id: '5', status: 'posted' })),
    meta: { next_id: next },
  },
})
const found = (...steps: Step[]) =>
  brokenIn([...quiet, ...steps]).filter((one) => one.startsWith('counters: transactions'))
const card = (balance: number): Step => ({
  ask: 'GET /accounts?login_id=7',
  body: {
    data: [{ id: '5', login_id: '7', nature: 'credit_card', currency_code: 'EUR', balance }],
    meta: { next_id: null },
  },
})
const amounts = (...rows: object[]): Step => ({
  ask: 'GET /transactions?account_id=5',
  body: {
    data: rows.map((row, at) => ({ id: String(at), account_id: '5', status: 'posted', currency_code: 'EUR', ...row })),
    meta: { next_id: null },
  },
})
const ofLogin = (from: number, rows: object[], next: string | null = null): Step => ({
  ask: `GET /transactions?login_id=7${from > 1 ? `&from_id=${from}` : ''}`,
  body: { data: rows.map((row, at) => ({ id: String(from + at), status: 'posted', ...row })), meta: { next_id: next } },
})
const spent = (...steps: Step[]) =>
  brokenIn([...quiet, ...steps]).filter((one) => one.startsWith('counters: balance-of-card'))

const seven = [{ amount: -4.1 }, { amount: -2.9 }, { amount: 9 }]
const uncounted = [
  { amount: -1, status: 'pending' },
  { amount: -4, duplicated: true },
  { amount: -8, currency_code: 'USD' },
]
const mine = { account_id: '5', currency_code: 'EUR', amount: -4 }
const other = { account_id: '6', currency_code: 'EUR', amount: -9 }
const beside = (login: string) => ({ ...page(1, 0), ask: `GET /transactions?account_id=5&login_id=${login}` })
const rule = 'counters: transactions extra.transactions_count'

cases(
  'A credit card has spent at least what its list shows, and may have spent more before',
  [spent(card(-7), amounts(...seven, ...uncounted)), []],
  [spent(card(2), amounts(...seven)), ['counters: balance-of-card balance x3']],
  'The list of a login counts for each account that it shows',
  [found(account(2), ofLogin(1, [mine, other], '3'), ofLogin(3, [mine, mine])).length, 1],
  [spent(card(-7), ofLogin(1, [mine, other, mine])).length, 1],
  'As many transactions as are counted, on however many pages, break nothing',
  [found(account(3), page(1, 3)), []],
  [found(account(103), page(1, 100, '101'), page(101, 3), account(103)), []],
  'Nothing follows from a page in the middle, under another filter, or after a change',
  [found(account(9), { ...page(1, 3), ask: 'GET /transactions?account_id=5&status=posted' }), []],
  'Beside a login a list counts only where the account is of that login',
  [found(account(3), beside('8')), []],
  [found(account(3), beside('7')).length, 1],
  'A count that the whole list does not show is found, whichever is seen first',
  [found(account(9), page(1, 3)), [`${rule}.posted x3 x4`]],
  [found(page(1, 3), account(3, 1)), [`${rule}.pending x3 x4`]],
)

const fetched = { last_success_at: '2026-01-01T00:00:00Z' }
const listed = (at: number, ...ids: string[]): Step => ({
  at,
  ask: 'GET /logins?customer_id=3',
  body: { data: ids.map((id) => ({ id, customer_id: '3', ...fetched })), meta: { next_id: null } },
})
const shown = (more: object): Step => ({ ask: 'GET /logins/7', data: { id: '7', customer_id: '3', ...more } })
const made = shown(fetched)
const incomplete = (...steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith('complete'))

test('A login that was fetched stands in the list of its customer', () => {
  assert.deepEqual(incomplete(shown({ last_success_at: null }), listed(aWhile + 100)), [])
  assert.deepEqual(incomplete(made, listed(aWhile + 100, '7')), [])
  assert.deepEqual(incomplete(made, listed(100)), [])
  assert.deepEqual(incomplete(made, listed(aWhile + 100)), ['complete data x1 x2'])
  assert.deepEqual(incomplete(listed(0, '7', '8'), listed(aWhile + 100, '8')), ['complete data x1 x2'])
})
