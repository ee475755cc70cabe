import { cases } from '../../../core/test-support/cases.ts'
import { dialect as enrichment } from '../../../interfaces/enrichment-v5/interface.ts'
import { dialect as openFinance } from '../../../interfaces/open-finance-v2/dialect.ts'
import { dialect as version3 } from '../../../interfaces/ais-v3/dialect.ts'
import { dialect as version6 } from '../../../interfaces/ais-v6/interface.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const moment = '2026-01-01T00:00:00Z'
const change = (ask: string, data: object): Step => ({ ask, body: { data } })
const shown: Step = { ask: 'GET /logins/7', body: { data: { id: '7', secret: 'opens-7' } } }
const next = { id: '7', next_refresh_possible_at: null }
const attempt = (fields: object): Step => ({
  ask: 'GET /logins/7',
  data: { id: '7', last_attempt: { id: '1', finished: true, fail_at: moment, ...fields } },
})
const customer = (sent: unknown, identifier: unknown): Step => ({
  ask: 'POST /customers',
  sent: { data: { identifier: sent } },
  data: { id: '1', identifier, secret: 's' },
})
const transactions = (category: string, extra = {}): Step => ({
  ask: 'GET /transactions?login_id=7',
  body: { data: [{ id: '1', account_id: '2', category, extra }], meta: { next_id: null, next_page: null } },
})
const typed = (type: string): Step => ({ ask: 'GET /logins', type, body: { data: [], meta: {} } })
const refusal = (body: unknown, status = 400): Step => ({ ask: 'GET /logins/7', status, body })
const flat = { error_class: 'LoginNotFound', error_message: 'no such login', request: {} }
const nested = { class: 'WrongRequestFormat', message: 'no', documentation_url: 'https://docs.example/errors' }
const block = { category: 'ERROR', code: 'RESOURCE_UNKNOWN', text: 'no' }
const login = (expires: string | null): Step => ({
  ask: 'GET /logins/7',
  data: { id: '7', consent_period_days: 30, consent_given_at: moment, consent_expires_at: expires },
})
const connection = (last: string | null, own?: string): Step => ({
  ask: 'GET /connections?customer_id=3',
  data: [{ id: '7', last_consent_id: last, last_attempt: { id: '1', consent_id: own } }],
})
const learned = (id: unknown): Step => ({
  ask: 'POST /categories/learn',
  data: { learned: true, beside: [{ login_id: id }] },
})
const of = (name: string, ...[steps, ...more]: Parameters<typeof brokenIn>) =>
  brokenIn(steps, ...more).filter((one) => one.startsWith(name))
const answeredWith = (way: string) => change(`PUT /logins/7/${way}`, next)

cases(
  'A change of a login is answered with that login, by whichever address it was asked for',
  [of('answered-login', [shown, answeredWith('refresh'), answeredWith('reconnect')]), []],
  'A failed attempt that goes on, or leaves out its class, is not held to have one',
  [of('outcomes', [attempt({ finished: false, fail_error_class: null }), attempt({})]), []],
  [of('outcomes', [attempt({ fail_error_class: 'InvalidCredentials' })]), []],
  'What is no text, or none that UTF-8 holds, need not come back, and any other text does',
  [of('kept', [customer(7, '7'), customer('\ud83d', '?'), customer('a\u0000', 'a')]), []],
  [of('kept', [customer('Zoë 😀 a/b\\c"d ', 'Zoë 😀 a/b\\c"d ')]), []],
  [of('kept', [customer(' blank ', 'blank')]), ['kept: customer-identifier data.identifier x1']],
  [of('kept', [customer('12', 12)]), ['kept: customer-identifier data.identifier x1']],
  'A parent without children, one that is a child elsewhere and a category of the client may stand alone',
  [of('categories', [transactions('transfer'), transactions('taxes'), transactions('groceries')]), []],
  [of('categories', [transactions('pets', { customer_category_code: 'pets' })]), []],
  'JSON may be called JSON in any way that says so',
  [of('media-types', [typed('Application/JSON; charset=utf-8'), typed('application/problem+json')]), []],
  [of('media-types', [typed('application/jsonp')]), ['media-types Content-Type x1']],
  'A refusal of the documented form has any documented status, and that of a gateway any form',
  [[400, 404, 406, 409].flatMap((status) => brokenIn([refusal(flat, status)])), []],
  [brokenIn([refusal({ ...flat, error_class: 'TooManyRequests' }, 429), refusal({}, 503)]), []],
  [brokenIn([{ ask: 'POST /merchants', status: 400, body: { error: nested, request: {} } }], enrichment), []],
  [brokenIn([{ ask: 'GET /consents/7', status: 404, body: { apiClientMessages: [block] } }], openFinance), []],
  'A consent may have no end yet, and be named or not by connection and attempt alike',
  [of('consents', [login('2026-01-31T00:00:00Z'), login(null)]), []],
  [of('consents', [connection('5', '5'), connection('5'), connection(null)], version6), []],
  'Ids have the form of their version',
  [brokenIn([learned('7')]), []],
  [brokenIn([learned(7)], version3), []],
)
