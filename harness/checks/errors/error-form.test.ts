import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { documentedClasses, documentedStatuses } from './documented-errors.ts'
import * as form from './error-form.ts'

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
  [form.errorHasRequest(beside({ error_message: 9 })), both],
  [form.errorHasClass(beside({ error_class: '' })), 'broken: an empty text at error_class at error_class'],
  [form.errorHasClass([sampleData(1), sampleTransportError()]), 'inconclusive: transport-error'],
  'It has either form where both are possible, and the first where a body has neither',
  [form.errorHasClass([good, nested], ['flat', 'nested']), both],
  [form.errorHasMessage([good, nested], ['nested', 'flat']), both],
  [form.errorHasClass([sampleExchange(400, 'Bad')], ['nested']), 'broken: nothing at error.class at error.class'],
  [form.errorHasMessage([silent], ['flat', 'nested']), 'broken: nothing at error.message at error.message'],
  [form.errorHasClass([sampleExchange(404, { ...whole, error_class: 'RouteNotFound' })], ['nested']), 'held'],
  'Its class is documented where it names one',
  [form.errorClassDocumented(right, classes), both],
  [form.errorClassDocumented([sampleRefusal(400, 'LoginUnknown')], classes), 'broken: "LoginUnknown" at error_class'],
  [form.errorClassDocumented([named, sampleExchange(400, {})], classes), 'inconclusive: nothing-to-check (2)'],
  'Its status is documented where its class is, and 429 for too many requests',
  [form.errorStatusDocumented(right, { classes, statuses }), both],
  [status([403, 'ClientDisabled']), 'broken: 403 ClientDisabled at status'],
  [status([429, 'RateLimitExceeded'], [429, 'TooManyRequests']), both],
  [status([429, 'TooManyRequests'], [405, 'RouteNotFound']), 'held'],
  [status([429, 'LoginNotFound']), 'broken: 429 LoginNotFound at status'],
  [status([403, 'RateLimitExceeded']), 'broken: 403 RateLimitExceeded at status'],
  [status([200, 'LoginNotFound']), 'broken: 200 LoginNotFound at status'],
  [status([500, 'InternalServerError']), 'inconclusive: nothing-to-check'],
  [form.errorStatusDocumented([sampleExchange(401, {})], { classes, statuses }), 'inconclusive: nothing-to-check'],
  'A server error is never right, and that of a gateway says nothing',
  [form.neverServerError(right), both],
  [form.neverServerError([good, sampleRefusal(500, 'LoginNotFound')]), 'broken: 500 LoginNotFound at status'],
  [form.neverServerError([sampleExchange(503, 'busy')]), 'inconclusive: nothing-to-check'],
  'Every answer is a success with data or a documented refusal, and lacks nothing of it',
  [[good, sampleExchange(201, { data: null })].map((one) => form.totalContract(one).finding), ['held', 'held']],
  [contract(200, []), 'broken: 200, a body of 2 characters at body'],
  [contract(302, {}), 'broken: 302 without an error class at status'],
  [contract(404, ''), 'broken: 404, no body at body'],
  [contract(200, {}), 'broken: no data at data'],
  [contract(400, {}).place, 'error_class'],
  [
    [{ error_class: 7 }, { error_message: 7 }, { request: 7 }].map(lacking),
    ['error_class', 'error_message', 'request'],
  ],
  [[502, 503, 504].map((one) => contract(one, '').finding), ['inconclusive', 'inconclusive', 'inconclusive']],
)
