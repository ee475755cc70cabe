import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases, says, inOneLine } from '../../../core/test-support/cases.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { documentedClasses, documentedStatuses } from './documented-errors.ts'
import * as form from './error-form.ts'
import { successIsJson, successStatus, successWrappedInData } from './envelope.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { requestsAreTheirs } from './request-shown.ts'
import { credentialsNotShown, secretsNotRepeated } from './secrets-shown.ts'

const classes = documentedClasses('v4')
const statuses = documentedStatuses('v4')
const good = sampleRefusal(404, 'LoginNotFound')
const whole = { error_class: 'LoginNotFound', error_message: 'none', request: {} }
const beside = (change: object | string) => [
  good,
  sampleExchange(400, typeof change === 'string' ? change : { ...whole, ...change }),
]
const right = beside({ error_message: '', extra: 1 })
const both = 'held: answers-as-documented (2)'
const forms = [form.errorIsJson, form.errorHasClass, form.errorHasMessage, form.errorHasRequest]
const nested = sampleExchange(404, { error: { class: 'LoginNotFound', message: 'none' }, request: {} })
const silent = sampleExchange(404, { error: { class: 'LoginNotFound' }, request: {} })
const named = sampleExchange(200, { data: {}, error_class: 'LoginUnknown' })
const status = (...refusals: Array<[status: number, errorClass: string]>) =>
  form.errorStatusDocumented(
    refusals.map((one) => sampleRefusal(...one)),
    { classes: [...classes, 'RateLimitExceeded'], statuses },
  )
const contract = (answered: number, body: unknown) => form.totalContract(sampleExchange(answered, body))
const lacking = (change: object) => contract(400, { ...whole, ...change }).place

cases(
  'A refusal has a body of the documented form',
  [forms.map((check) => check(right).finding), ['held', 'held', 'held', 'held']],
  [form.errorIsJson(beside('Bad Request')), 'broken: 400, a body of 11 characters at body'],
  [form.errorHasClass(beside({ error_class: '' })), 'broken: an empty text at error_class at error_class'],
  'It has either form where both are possible, and the first where a body has neither',
  [form.errorHasClass([good, nested], ['flat', 'nested']), both],
  [form.errorHasMessage([silent], ['flat', 'nested']), 'broken: nothing at error.message at error.message'],
  [form.errorHasClass([sampleExchange(404, { ...whole, error_class: 'RouteNotFound' })], ['nested']), 'held'],
  'Its class is documented where it names one',
  [form.errorClassDocumented([sampleRefusal(400, 'LoginUnknown')], classes), 'broken: "LoginUnknown" at error_class'],
  [form.errorClassDocumented([named, sampleExchange(400, {})], classes), 'inconclusive: nothing-to-check (2)'],
  'Its status is documented where its class is, and 429 for too many requests',
  [status([429, 'TooManyRequests'], [405, 'RouteNotFound']), 'held'],
  [status([429, 'LoginNotFound']), 'broken: 429 LoginNotFound at status'],
  [status([500, 'InternalServerError']), 'inconclusive: nothing-to-check'],
  'A server error is never right, and that of a gateway says nothing',
  [form.neverServerError([good, sampleRefusal(500, 'LoginNotFound')]), 'broken: 500 LoginNotFound at status'],
  [form.neverServerError([sampleExchange(503, 'busy')]), 'inconclusive: nothing-to-check'],
  'Every answer is a success with data or a documented refusal, and lacks nothing of it',
  [[good, sampleExchange(201, { data: null })].map((one) => form.totalContract(one).finding), ['held', 'held']],
  [contract(302, {}), 'broken: 302 without an error class at status'],
  [contract(404, ''), 'broken: 404, no body at body'],
  [contract(200, {}), 'broken: no data at data'],
  [
    [{ error_class: 7 }, { error_message: 7 }, { request: 7 }].map(lacking),
    ['error_class', 'error_message', 'request'],
  ],
  [[502, 503, 504].map((one) => contract(one, '').finding), ['inconclusive', 'inconclusive', 'inconclusive']],
)

const success = sampleData([])

const mixed = sampleExchange(400, { data: {}, error_class: 'DateOutOfRange' })

cases(
  'successIsJson holds for JSON with data',
  [successIsJson([success, sampleExchange(204, '')]), 'held: answers-as-documented'],
  'successIsJson is broken by a body that is not JSON or has no data',
  [successIsJson([success, sampleExchange(200, '<html>')]), 'broken: 200, a body of 6 characters'],
  'successStatus is broken by data under a status that is no success',
  [successStatus([success, sampleExchange(302, { data: [] })]), 'broken: 302 at status'],
  'successStatus wants a success of answers with data and without an error class alone',
  [successStatus([mixed, sampleExchange(400, {})]), 'inconclusive: nothing-to-check (2)'],
  'successWrappedInData wants data in an object, and says how long another body is',
  [successWrappedInData([sampleExchange(200, {})]), 'broken: 200, a body of 2 characters at data'],
)

test('errorForm looks at 401 for wrong keys by a rule of its own', () => {
  const keys = ['ApiKeyNotFound', 'LoginNotFound']
  const denied = [sampleRefusal(401, 'ApiKeyNotFound'), sampleRefusal(404, 'LoginNotFound')]
  assert.equal(form.errorStatusDocumented(denied, { classes: keys, statuses }).finding, 'held')
  says(form.keysNotDeniedWith401(denied), 'broken: 401 ApiKeyNotFound at status')
  assert.equal(form.keysNotDeniedWith401([sampleRefusal(400, 'ApiKeyNotFound')]).finding, 'held')
  assert.equal(form.keysNotDeniedWith401([sampleRefusal(401, 'LoginNotFound')]).finding, 'inconclusive')
  const other = [sampleRefusal(401, 'LoginNotFound')]
  assert.equal(form.errorStatusDocumented(other, { classes: ['LoginNotFound'], statuses }).finding, 'broken')
})

test('A version is bound by the common classes and by its own', () => {
  const { common, v3 } = readTable('error-classes')
  assert.deepEqual(documentedClasses('v3'), [...common, ...v3])
})

const refused = (query: string, sent: unknown, request: unknown) => {
  const exchange = sampleExchange(400, { error_class: 'LoginNotFound', error_message: 'no', request })
  const body = sent === undefined ? '' : JSON.stringify(sent)
  return requestsAreTheirs([{ ...exchange, request: { ...exchange.request, url: `http://a.example/b${query}`, body } }])
}

test('requestsAreTheirs holds where a parameter is shown as sent, in whatever form the request is shown', () => {
  assert.equal(refused('', { data: { locale: 'klingon' } }, { data: { locale: 'klingon' } }).finding, 'held')
  assert.equal(refused('', { data: { per_page: 1000 } }, { params: { per_page: '1000' } }).finding, 'held')
  assert.equal(refused('?description=abcdefgh', undefined, { description: 'abcd' }).finding, 'held')
})

test('requestsAreTheirs says nothing where no parameter is shown, or only what may be hidden', () => {
  assert.equal(refused('?date=someday', undefined, { path: '/rates' }).finding, 'untested')
  assert.equal(
    refused('', { data: { credentials: { password: 'abcdef' } } }, { password: 'filtered' }).finding,
    'untested',
  )
  assert.equal(refused('?date=someday&date=never', undefined, { date: 'never' }).finding, 'untested')
})

test('requestsAreTheirs is broken by the request of somebody else', () => {
  const judgement = refused('?date=someday', undefined, { date: 'yesterday' })
  assert.deepEqual([judgement.finding, judgement.place], ['broken', 'request.date'])
})

test('requestsAreTheirs is broken by a value of the request before, beside others that are the same', () => {
  const asked = (from_id: string, shown: string) => {
    const exchange = sampleExchange(400, {
      error_class: 'WrongRequestFormat',
      request: { from_id: shown, mode: 'oauth' },
    })
    return { ...exchange, request: { ...exchange.request, url: `http://a.example/b?mode=oauth&from_id=${from_id}` } }
  }
  assert.equal(requestsAreTheirs([asked('first', 'first'), asked('second', 'second')]).finding, 'held')
  assert.equal(requestsAreTheirs([asked('first', 'first'), asked('second', 'unclear')]).finding, 'held')
  assert.equal(requestsAreTheirs([asked('first', 'first'), asked('second', 'first')]).place, 'request.from_id')
})

function refusedWith(shown: object, secret = 'a-long-secret'): Exchange {
  const exchange = sampleExchange(400, { error_class: 'WrongRequestFormat', error_message: 'no', request: shown })
  return { ...exchange, request: { ...exchange.request, headers: [['Customer-secret', secret]] } }
}

test('A refusal that repeats a secret of its request is found, wherever it does', () => {
  assert.match(
    inOneLine(secretsNotRepeated([refusedWith({}), refusedWith({ headers: { secret: 'a-long-secret' } })])),
    /^broken: .*the value of the header Customer-secret/,
  )
  assert.match(inOneLine(secretsNotRepeated([refusedWith({ id: 'a-long-one' })])), /^held/)
  assert.equal(secretsNotRepeated([refusedWith({ id: 'short' }, 'short')]).finding, 'inconclusive')
})

const shownIn = (body: object) =>
  inOneLine(credentialsNotShown([sampleExchange(200, body)], [{ login: 'username', password: 'secret' }]))

test('credentialsShown finds a field of the credentials with its value, at any depth', () => {
  assert.match(shownIn({ data: { id: '1', secret: 'secret', login: 'other' } }), /^held/)
  assert.match(shownIn({ data: [{ credentials: { login: 'username' } }] }), /^broken.*data\.0\.credentials\.login/)
  assert.equal(credentialsNotShown([sampleRefusal(400, 'WrongRequestFormat')], []).finding, 'inconclusive')
})
