import { cases } from '../../../core/test-support/cases.ts'
import { dialect as version6 } from '../../../interfaces/ais-v6/interface.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const account = { id: '7', login_id: '3', created_at: '2026-01-01T00:00:00.123Z' }
const as = (client: string, row: object = account): Step => ({
  ask: 'GET /accounts?login_id=3',
  headers: [['App-id', `${client}-id`]],
  body: { data: [row], meta: {} },
})
const owned = (...steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith('owners: record'))

const secrets = (...steps: Step[]) => brokenIn(steps).filter((one) => one.includes('secret'))
const created = (what: string, id: string, secret: string): Step => ({
  ask: `POST /${what}`,
  sent: {},
  data: { id, secret },
})
const logins = (...rows: Array<[id: string, secret: string]>): Step => ({
  ask: 'GET /logins',
  body: { data: rows.map(([id, secret]) => ({ id, secret })), meta: {} },
})
const both = [created('logins', '7', 'a'), created('logins', '8', 'b')]

const listed = (customer: string, login: string, identifier: string): Step => ({
  ask: `GET /connections?customer_id=${customer}`,
  body: { data: [{ id: login, customer_id: customer, customer_identifier: identifier }], meta: { next_id: null } },
})
const page = (path: string, customer_id: string, sent: object = {}): Step => ({
  ask: `POST /connections/${path}`,
  sent: { data: sent },
  data: { connect_url: 'https://bank.test/1', customer_id },
})
const inSix = (rule: string, ...steps: Step[]) => brokenIn(steps, version6).filter((one) => one.startsWith(rule))
const [pages, identifiers] = ['customers: named-by-page', 'customers: identifier'] as const

cases(
  'A client is shown its own records, and another record of the same id may be of another client',
  [owned(as('main'), as('main')), []],
  [owned(as('main'), as('second', { ...account, created_at: '2026-01-01T00:00:00.456Z' })), []],
  [owned(as('main'), as('app')), []],
  'A record of one client that is shown to the other is found, in whichever direction',
  [owned(as('main'), as('second')), ['owners: record data[0] x1 x2']],
  [owned(as('second'), as('main')), ['owners: record data[0] x1 x2']],
  'A login that is listed with the secret of another one is found',
  [secrets(...both, logins(['7', 'a'], ['8', 'a'])), ['own-secrets: login data[1].secret x1 x3']],
  'A login has its own secret, another one later, or what hides the secrets of all',
  [secrets(...both, logins(['7', 'a'], ['8', 'b'])), []],
  [secrets(created('logins', '7', 'a'), logins(['7', 'c'])), []],
  [secrets(...both, logins(['7', '***'], ['8', '***'])), []],
  'A customer that is created with the secret of another one is found',
  [
    secrets(created('customers', '3', 'a'), created('customers', '4', 'a')),
    ['own-secrets: customer data.secret x1 x2'],
  ],
  'A page is for the customer in its request, or for that of the connection that is renewed',
  [inSix(pages, page('connect', '3', { customer_id: '3' }), listed('3', '7', 'a'), page('7/reconnect', '3')), []],
  [inSix(pages, page('8/reconnect', '7')), []],
  [inSix(pages, page('connect', '4', { customer_id: '3' })), [`${pages} data.customer_id x1`]],
  [inSix(pages, listed('3', '7', 'a'), page('7/refresh', '7')), [`${pages} data.customer_id x2`]],
  'Two customers are not shown with one identifier',
  [inSix(identifiers, listed('3', '7', 'a'), listed('3', '8', 'a'), listed('4', '9', 'b')), []],
  [
    inSix(identifiers, listed('3', '7', 'a'), listed('4', '9', 'a')),
    [`${identifiers} data[0].customer_identifier x1 x2`],
  ],
)
