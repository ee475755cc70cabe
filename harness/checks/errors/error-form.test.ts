import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases, says } from '../../../core/test-support/cases.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { documentedClasses, documentedStatuses } from './documented-errors.ts'
import * as form from './error-form.ts'
import { successIsJson, successStatus, successWrappedInData } from './envelope.ts'

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
  [form.errorHasRequest(beside({ request: '' })), 'broken: an empty text at request at request'],
  [form.errorHasClass(beside({ error_class: '' })), 'broken: an empty text at error_class at error_class'],
  [form.errorHasClass([sampleData(1), sampleTransportError()]), 'inconclusive: transport-error'],
  'It has either form where both are possible, and the first where a body has neither',
  [form.errorHasClass([good, nested], ['flat', 'nested']), both],
  [form.errorHasClass([sampleExchange(400, 'Bad')], ['nested']), 'broken: nothing at error.class at error.class'],
  [form.errorHasMessage([silent], ['flat', 'nested']), 'broken: nothing at error.message at error.message'],
  [form.errorHasClass([sampleExchange(404, { ...whole, error_class: 'RouteNotFound' })], ['nested']), 'held'],
  'Its class is documented where it names one',
  [form.errorClassDocumented(right, classes), both],
  [form.errorClassDocumented([sampleRefusal(400, 'LoginUnknown')], classes), 'broken: "LoginUnknown" at error_class'],
  [form.errorClassDocumented([named, sampleExchange(400, {})], classes), 'inconclusive: nothing-to-check (2)'],
  'Its status is documented where its class is, and 429 for too many requests',
  [status([429, 'RateLimitExceeded'], [429, 'TooManyRequests']), both],
  [status([429, 'TooManyRequests'], [405, 'RouteNotFound']), 'held'],
  [status([429, 'LoginNotFound']), 'broken: 429 LoginNotFound at status'],
  [status([403, 'RateLimitExceeded']), 'broken: 403 RateLimitExceeded at status'],
  [status([200, 'LoginNotFound']), 'broken: 200 LoginNotFound at status'],
  [status([500, 'InternalServerError']), 'inconclusive: nothing-to-check'],
  [form.errorStatusDocumented([sampleExchange(401, {})], { classes, statuses }), 'inconclusive: nothing-to-check'],
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
  [successWrappedInData([success, sampleRefusal(400, 'DateOutOfRange')]), 'held: answers-as-documented'],
  [successStatus([success, sampleRefusal(400, 'DateOutOfRange')]), 'held: answers-as-documented'],
  'successIsJson is broken by a body that is not JSON or has no data',
  [successIsJson([success, sampleExchange(200, '<html>')]), 'broken: 200, a body of 6 characters'],
  'successStatus is broken by data under a status that is no success',
  [successStatus([success, sampleExchange(302, { data: [] })]), 'broken: 302 at status'],
  'successIsJson is inconclusive where nothing was accepted',
  [successIsJson([sampleRefusal(400, 'DateOutOfRange')]), 'inconclusive: nothing-to-check'],
  'successStatus wants a success of answers with data and without an error class alone',
  [successStatus([mixed, sampleExchange(400, {})]), 'inconclusive: nothing-to-check (2)'],
  'successWrappedInData wants data in an object, and says how long another body is',
  [successWrappedInData([sampleExchange(200, {})]), 'broken: 200, a body of 2 characters at data'],
  [successWrappedInData([sampleExchange(204, '')]), 'broken: 204, no body at data'],
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

test('Version 5 may answer 429, and no other version', () => {
  assert.deepEqual(documentedStatuses('v4'), [400, 404, 406, 409])
})
