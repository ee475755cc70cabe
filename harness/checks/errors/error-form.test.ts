import { cases } from '../../../core/test-support/cases.ts'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { documentedClasses, documentedStatuses } from './documented-errors.ts'
import * as form from './error-form.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../../../core/test-support/cases.ts'

const classes = documentedClasses('v4')
const statuses = documentedStatuses('v4')
const good = sampleRefusal(404, 'LoginNotFound')
const withBody = (body: unknown) => [good, sampleExchange(400, body)]
const whole = { error_class: 'LoginNotFound', error_message: 'none', request: {} }

it('is broken by an undocumented class, an undocumented status and a server error', () => {
  const odd = [sampleRefusal(400, 'LoginUnknown')]
  says(form.errorClassDocumented(odd, classes), 'broken: "LoginUnknown" at error_class')
  const denied = [sampleRefusal(403, 'ClientDisabled')]
  says(form.errorStatusDocumented(denied, { classes, statuses }), 'broken: 403 ClientDisabled at status')
  says(form.neverServerError([good, sampleRefusal(500, 'LoginNotFound')]), 'broken: 500 LoginNotFound at status')
})

it('asks of every answer that it is a success with data or a documented refusal', () => {
  for (const exchange of [good, sampleExchange(201, { data: null })])
    says(form.totalContract(exchange), 'held: answers-as-documented')
  const wrong = [sampleExchange(200, []), sampleExchange(302, {}), sampleExchange(404, '')]
  assert.deepEqual(
    wrong.map((exchange) => inOneLine(form.totalContract(exchange))),
    [
      'broken: 200, a body of 2 characters at body',
      'broken: 302 without an error class at status',
      'broken: 404, no body at body',
    ],
  )
  says(form.totalContract(sampleExchange(502, '')), 'inconclusive: gateway-answered')
})

it('takes either form where both are possible, and wants the first where a body has neither', () => {
  const nested = sampleExchange(404, { error: { class: 'LoginNotFound', message: 'none' }, request: {} })
  says(form.errorHasClass([good, nested], ['flat', 'nested']), 'held: answers-as-documented (2)')
  says(form.errorHasMessage([good, nested], ['nested', 'flat']), 'held: answers-as-documented (2)')
  says(form.errorHasClass([sampleExchange(400, 'Bad')], ['nested']), 'broken: nothing at error.class at error.class')
  const silent = sampleExchange(404, { error: { class: 'LoginNotFound' }, request: {} })
  says(form.errorHasMessage([silent], ['flat', 'nested']), 'broken: nothing at error.message at error.message')
})

it('names what an answer lacks of the whole contract', () => {
  const wrong = [
    sampleExchange(200, {}),
    sampleExchange(400, { ...whole, error_class: 7 }),
    sampleExchange(400, { ...whole, error_message: 7 }),
    sampleExchange(400, { ...whole, request: 7 }),
  ]
  assert.deepEqual(
    wrong.map((one) => form.totalContract(one).place),
    ['data', 'error_class', 'error_message', 'request'],
  )
  for (const status of [502, 503, 504])
    assert.equal(form.totalContract(sampleExchange(status, '')).finding, 'inconclusive')
})

const refusals = [good, sampleExchange(400, { ...whole, error_message: '', extra: 1 })]
const noRoute = sampleExchange(404, { ...whole, error_class: 'RouteNotFound' })
const paced = [sampleRefusal(429, 'TooManyRequests'), sampleRefusal(405, 'RouteNotFound')]
const none = [sampleData(1), sampleTransportError()]
const named = sampleExchange(200, { data: {}, error_class: 'LoginUnknown' })
const status = (...refusals: Array<typeof good>) =>
  inOneLine(form.errorStatusDocumented(refusals, { classes: [...classes, 'RateLimitExceeded'], statuses }))

cases(
  'holds for refusals of the documented form',
  [
    [form.errorIsJson, form.errorHasClass, form.errorHasMessage, form.errorHasRequest].map((check) =>
      inOneLine(check(refusals)),
    ),
    [
      'held: answers-as-documented (2)',
      'held: answers-as-documented (2)',
      'held: answers-as-documented (2)',
      'held: answers-as-documented (2)',
    ],
  ],
  [form.errorClassDocumented(refusals, classes), 'held: answers-as-documented (2)'],
  [form.errorStatusDocumented(refusals, { classes, statuses }), 'held: answers-as-documented (2)'],
  [form.neverServerError(refusals), 'held: answers-as-documented (2)'],
  'takes a flat refusal of what is no route, where errors are nested',
  [form.errorHasClass([noRoute], ['nested']), 'held: answers-as-documented'],
  'reports each defect under its own rule',
  [form.errorIsJson(withBody('Bad Request')), 'broken: 400, a body of 11 characters at body'],
  [form.errorHasRequest(withBody({ ...whole, request: '' })), 'broken: an empty text at request at request'],
  [form.errorHasRequest(withBody({ ...whole, error_message: 9 })), 'held: answers-as-documented (2)'],
  'leaves out what the documents do not treat',
  [form.errorStatusDocumented(paced, { classes, statuses }), 'held: answers-as-documented'],
  [form.neverServerError([sampleExchange(503, 'busy')]), 'inconclusive: no-answers'],
  'is inconclusive where nothing was refused',
  [form.errorHasClass(none), 'inconclusive: transport-error'],
  'takes an empty class for none',
  [form.errorHasClass(withBody({ ...whole, error_class: '' })), 'broken: an empty text at error_class at error_class'],
  'checks the class of refusals that name one',
  [form.errorClassDocumented([named, sampleExchange(400, {})], classes), 'inconclusive: no-answers (2)'],
  'checks the status of client errors with a documented class, and lets a 429 pass for too many requests',
  [
    status(sampleRefusal(429, 'RateLimitExceeded'), sampleRefusal(429, 'TooManyRequests')),
    'held: answers-as-documented (2)',
  ],
  [status(sampleRefusal(429, 'LoginNotFound')), 'broken: 429 LoginNotFound at status'],
  [status(sampleRefusal(403, 'RateLimitExceeded')), 'broken: 403 RateLimitExceeded at status'],
  [status(sampleRefusal(200, 'LoginNotFound')), /^broken: 200 LoginNotFound at status/],
  [status(sampleRefusal(500, 'InternalServerError')), /^inconclusive: no-answers/],
  [status(sampleExchange(401, {})), 'inconclusive: no-answers'],
  'expects the flat form where no other is named',
  [form.totalContract(sampleExchange(400, {})).place, 'error_class'],
  [form.totalContract(sampleExchange(200, {})).got, 'no data'],
)
