import { cases } from '../../../core/test-support/cases.ts'
import { dialect as version3 } from '../../../interfaces/ais-v3/dialect.ts'
import { dialect as version5 } from '../../../interfaces/ais-v5/dialect.ts'
import { dialect as partners } from '../../../interfaces/partners-v1/interface.ts'
import { sampleExchange } from '../../checks/test-support/sample-exchange.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import { brokenIn, type Step, watched } from '../test-support/history.ts'
import { pagesLeaveOut } from './list-filter.ts'

const rows = (from: number, size: number, more: object = {}) =>
  Array.from({ length: size }, (_, at) => ({ id: String(from + at), ...more }))
/** A page of all logins, or of the logins that a query selects. */
const page = (query: string, data: unknown[], nextId: string | null = null): Step => {
  const asked = query === '' ? '' : `?${query}`
  const nextPage = nextId === null ? null : `/api/v4/logins?${query === '' ? '' : `${query}&`}from_id=${nextId}`
  return { ask: `GET /logins${asked}`, body: { data, meta: { next_id: nextId, next_page: nextPage } } }
}
const withNext = (step: Step, data: unknown[], next_id: string, next_page: string): Step => {
  return { ...step, body: { data, meta: { next_id, next_page } } }
}
const paging = (steps: Step[], dialect?: Dialect) => brokenIn(steps, dialect).filter((one) => one.startsWith('lists: '))

const learned: Step = { ask: 'POST /categories/learn', data: {} }
const usual = page('', rows(1, 100), '101')
const rest = page('per_page=250&from_id=251', rows(251, 9))
const currencies = [{ currency_code: 'EUR' }, { currency_code: 'EUR' }]
const right: Array<[string, Step[], Dialect?]> = [
  ['a list of one page', [page('', rows(1, 3))]],
  ['pages of the usual size', [usual, page('from_id=101', rows(101, 3))]],
  ['pages of a size asked for', [page('per_page=250', rows(1, 250), '251'), rest]],
  ['a size out of bounds', [page('per_page=50', rows(1, 50), '51'), page('per_page=5000', rows(1, 5))]],
  ['a size that is given twice', [page('per_page=100&per_page=200', rows(1, 150), '151')]],
  ['a page from an id that no page named', [page('from_id=7', rows(8, 3))]],
  [
    'a page of another filter',
    [page('customer_id=1', rows(1, 100), '101'), page('customer_id=2&from_id=101', rows(107, 1))],
  ],
  ['a page from which something may have been taken', [usual, learned, page('from_id=101', rows(102, 3))]],
  ['a list that need not have pages', [{ ask: 'GET /countries', data: [{ code: 'B' }, { code: 'A' }] }]],
  ['an entry for each item that was sent', [{ ask: 'POST /transactions/categorize', data: currencies }], version3],
  ['a next_page of another form', [withNext(page('', []), rows(1, 100), '101', '/b?token=1')]],
  ['a refusal', [{ ask: 'GET /logins?per_page=x', status: 400 }]],
]

const mine = { customer_id: '7' }
const unfiltered = withNext(page('customer_id=7', []), rows(1, 100, mine), '101', '/api/v4/logins?from_id=101')
const beyond = page('from_id=101', [...rows(101, 1, mine), ...rows(102, 1, { customer_id: '8' })])

const accounts = (step: Step): Step =>
  JSON.parse(JSON.stringify(step).replace(/(GET \/|v4\/)logins/g, '$1accounts')) as Step
const first = accounts(page('login_id=7', rows(1, 100), '101'))
const firstAgain = '/api/v4/accounts?login_id=7'
const second = accounts(withNext(page('login_id=7&from_id=101', []), rows(101, 100), '201', firstAgain))
const ofOther: Step = { ...first, headers: [['App-id', 'second-id']] }
const touched: Step = { ask: 'PUT /logins/7/refresh', data: {} }

const [sorted] = watched([page('', rows(1, 3)), page('customer_id=1', rows(1, 2))]).filter(
  ({ point }) => point === 'sorted-by-id',
)
const sizes = (step: Step) => watched([step]).flatMap(({ point = '' }) => (/size|per-page/.test(point) ? point : []))
const ownSizes = (...steps: Step[]) => brokenIn(steps).filter((one) => one.includes('default-per-page'))
const token = '/api/v4/logins?page_token=abc'
const tokened: Step = { ask: 'GET /logins?page_token=abc', body: { data: rows(102, 202), meta: { next_id: null } } }

cases(
  ...right.flatMap(([what, steps, dialect]) => [
    `Nothing is wrong with ${what}`,
    [paging(steps, dialect), [] as unknown] as const,
  ]),
  'A next_page that has lost the filter is found by the rows behind it',
  [paging([unfiltered, beyond]), ['lists: next-page-keeps-filters data[1] x1 x2']],
  'A next_page that names no parent is found before anybody follows it, unless something else may name one',
  [paging([unfiltered]), ['lists: next-page-keeps-filters meta.next_page x1']],
  [paging([{ ...unfiltered, headers: [['Customer-secret', 'c']] }]), []],
  [paging([withNext(page('customer_id=7', []), rows(1, 100, mine), '101', '/api/v4/logins?from_id=101&of=7')]), []],
  [
    paging([
      withNext(page('login_id=7&customer_id=7', []), rows(1, 100), '101', '/api/v4/logins?login_id=7&from_id=101'),
    ]),
    [],
  ],
  'A next_page that leads to another page than its next_id is found by the row that the page begins with',
  [paging([first, second, first]), ['lists: next-page-equivalent data[0].id x2 x3']],
  [paging([first, second, touched, first]), []],
  [paging([first, second, ofOther]), []],
  'A next_page that leads to another route of the documents is found before anybody follows it',
  [
    paging([withNext(page('', []), rows(1, 100), '101', '/api/v6/connections?from_id=101')]),
    ['lists: next-page-equivalent meta.next_page x1'],
  ],
  'What holds is counted',
  [sorted && `${sorted.looked} in ${sorted.answers}, ${sorted.breaches} broken`, '2 in 2, 0 broken'],
  'A page that another one follows shows that its size is kept, and a last page shows nothing',
  [sizes(page('per_page=250', rows(1, 250), '251')), ['page-size-honoured']],
  [sizes(usual), ['default-per-page']],
  [sizes(page('', rows(1, 3))), []],
  'A page has no more rows than the largest size allows',
  [paging([page('per_page=1001', rows(1, 1001))]), ['lists: at-most-1000-rows data x1']],
  'A page does not name a row of its own as the first of the next page',
  [paging([page('', rows(1, 100), '100')]), ['lists: each-row-once meta.next_id x1']],
  'A page behind a next_page of the target’s own form need not have the usual size',
  [ownSizes(withNext(page('per_page=101', []), rows(1, 101), '102', token), tokened), []],
  [ownSizes(tokened).length, 1],
)

const logins = (query: string, ...customers: string[]): Step => ({
  ask: `GET /logins?${query}`,
  data: customers.map((customer_id, at) => ({ id: String(at), customer_id })),
})
const ofFilter = (...steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith('list-filter: logins'))
const ofConnection = ['7', '8'].map((id) => ({ id, connection_id: id }))
const byConnection: Step = { ask: 'GET /accounts?connection_id=7&login_id=7', data: ofConnection }
const pageOf = (...ids: string[]) => sampleExchange(200, { data: ids.map((id) => ({ id })), meta: { next_id: null } })

cases(
  'Rows of the parent that was asked for, or all of another one, break nothing',
  [ofFilter(logins('customer_id=7', '7', '7')), []],
  [ofFilter(logins('customer_id=7', '8', '8')), []],
  [ofFilter(logins('per_page=100', '7', '8')), []],
  'A row of another parent is found on whatever page, under whichever name the version has for the parent',
  [ofFilter(logins('per_page=100&customer_id=7&from_id=5', '7', '8')), ['list-filter: logins data[1] x1']],
  [brokenIn([byConnection], version5).join(), /list-filter: accounts data\[1\]/],
  'Pages show nothing of what was listed for another parent',
  [pagesLeaveOut([pageOf('1'), pageOf('2')], ['3']), 'held'],
  [pagesLeaveOut([pageOf('1'), pageOf('2', '3')], ['3']), /^broken: row 3/],
  [pagesLeaveOut([pageOf('1')], ['3']), 'untested'],
  [pagesLeaveOut([pageOf('1'), pageOf('2')], []), 'untested'],
)

const of = (ask: string, ...data: object[]): Step => ({ ask: `GET ${ask}`, body: { data, meta: { next_id: null } } })
const login = (id: string, customer_id: string) => ({ id, customer_id })
const account = (id: string, login_id: string) => ({ id, login_id })
const transaction = (account_id: string) => ({ id: `t${account_id}`, account_id })
/** Logins 1 and 2 of customer 8, login 3 of customer 9, each with an account. */
const seen = [
  of('/logins', login('1', '8'), login('2', '8'), login('3', '9')),
  ...['1', '2', '3'].map((id) => of(`/accounts?login_id=${id}`, account(`${id}0`, id))),
  of('/attempts?login_id=1', { id: '100' }),
]
const belongs = (...steps: Step[]) => brokenIn([...seen, ...steps]).filter((one) => one.startsWith('belongs: '))
const ofCustomer = (...data: object[]) => of('/accounts?customer_id=8', ...data)
const laterPage = of('/transactions?login_id=1&from_id=7', transaction('20'))
const connections = [
  of('/connections?customer_id=8', login('1', '8'), login('2', '8')),
  of('/accounts?connection_id=2', { id: '20', connection_id: '2' }),
  of('/transactions?connection_id=1', transaction('20')),
]

cases(
  'What belongs to the parent that was asked for breaks nothing, nor what nobody knows the parent of',
  [belongs(ofCustomer(account('10', '1'), account('20', '2'))), []],
  [belongs(of('/transactions?login_id=1', transaction('10'), transaction('77'))), []],
  [belongs(of('/attempts?login_id=2', { id: '200' })), []],
  [belongs(of('/transactions?login_id=L1', transaction('10'))), []],
  [belongs(of('/accounts?login_id=1&customer_id=9', account('10', '1'))), []],
  'What belongs to another login or customer is found, with where it was shown as such',
  [belongs(ofCustomer(account('10', '1'), account('30', '3'))), ['belongs: accounts-of-customer data[1] x4 x6']],
  [belongs(laterPage), ['belongs: transactions-of-login data[0] x3 x6']],
  [belongs(of('/attempts?login_id=2', { id: '100' })), ['belongs: attempts-of-login data[0] x5 x6']],
  [belongs({ ask: 'GET /attempts/100?login_id=2', data: { id: '100' } }), ['belongs: attempt-of-login data x5 x6']],
  'Connections of partners are parents too',
  [brokenIn(connections, partners).join(), /belongs: transactions-of-login data\[0\] x2 x3/],
)
