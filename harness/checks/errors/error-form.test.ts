import assert from 'node:assert/strict'
import { it } from 'node:test'
import { documentedClasses, documentedStatuses } from './documented-errors.ts'
import * as form from './error-form.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

const classes = documentedClasses('v4')
const statuses = documentedStatuses('v4')
const good = sampleRefusal(404, 'LoginNotFound')
const withBody = (body: unknown) => [good, sampleExchange(400, body)]
const whole = { error_class: 'LoginNotFound', error_message: 'none', request: {} }

it('holds for refusals of the documented form', () => {
  const refusals = [good, sampleExchange(400, { ...whole, error_message: '', extra: 1 })]
  assert.deepEqual(
    [form.errorIsJson, form.errorHasClass, form.errorHasMessage, form.errorHasRequest].map((check) =>
      inOneLine(check(refusals)),
    ),
    [
      'held: answers-as-documented (2)',
      'held: answers-as-documented (2)',
      'held: answers-as-documented (2)',
      'held: answers-as-documented (2)',
    ],
  )
  says(form.errorClassDocumented(refusals, classes), 'held: answers-as-documented (2)')
  says(form.errorStatusDocumented(refusals, { classes, statuses }), 'held: answers-as-documented (2)')
  says(form.neverServerError(refusals), 'held: answers-as-documented (2)')
})

it('takes a flat refusal of what is no route, where errors are nested', () => {
  const noRoute = sampleExchange(404, { ...whole, error_class: 'RouteNotFound' })
  says(form.errorHasClass([noRoute], ['nested']), 'held: answers-as-documented')
})

it('reports each defect under its own rule', () => {
  says(
    form.errorIsJson(withBody('Bad Request')),
    'broken: answer-not-as-documented; got 400, a body of 11 characters at body',
  )
  says(
    form.errorHasRequest(withBody({ ...whole, request: '' })),
    'broken: answer-not-as-documented; got an empty text at request at request',
  )
  says(form.errorHasRequest(withBody({ ...whole, error_message: 9 })), 'held: answers-as-documented (2)')
})

it('is broken by an undocumented class, an undocumented status and a server error', () => {
  const odd = [sampleRefusal(400, 'LoginUnknown')]
  says(form.errorClassDocumented(odd, classes), 'broken: answer-not-as-documented; got "LoginUnknown" at error_class')
  const denied = [sampleRefusal(403, 'ClientDisabled')]
  says(
    form.errorStatusDocumented(denied, { classes, statuses }),
    'broken: answer-not-as-documented; got 403 ClientDisabled at status',
  )
  says(
    form.neverServerError([good, sampleRefusal(500, 'LoginNotFound')]),
    'broken: answer-not-as-documented; got 500 LoginNotFound at status',
  )
})

it('leaves out what the documents do not treat', () => {
  const paced = [sampleRefusal(429, 'TooManyRequests'), sampleRefusal(405, 'RouteNotFound')]
  says(form.errorStatusDocumented(paced, { classes, statuses }), 'held: answers-as-documented')
  says(form.neverServerError([sampleExchange(503, 'busy')]), 'inconclusive: no-answers')
})

it('is inconclusive where nothing was refused', () => {
  const none = [sampleData(1), sampleTransportError()]
  says(form.errorHasClass(none), 'inconclusive: transport-error')
})

it('asks of every answer that it is a success with data or a documented refusal', () => {
  for (const exchange of [good, sampleExchange(201, { data: null })])
    says(form.totalContract(exchange), 'held: answers-as-documented')
  const wrong = [sampleExchange(200, []), sampleExchange(302, {}), sampleExchange(404, '')]
  assert.deepEqual(
    wrong.map((exchange) => inOneLine(form.totalContract(exchange))),
    [
      'broken: answer-not-as-documented; got 200, a body of 2 characters at body',
      'broken: answer-not-as-documented; got 302 without an error class at status',
      'broken: answer-not-as-documented; got 404, no body at body',
    ],
  )
  says(form.totalContract(sampleExchange(502, '')), 'inconclusive: gateway-answered')
})

it('takes either form where both are possible, and wants the first where a body has neither', () => {
  const nested = sampleExchange(404, { error: { class: 'LoginNotFound', message: 'none' }, request: {} })
  says(form.errorHasClass([good, nested], ['flat', 'nested']), 'held: answers-as-documented (2)')
  says(form.errorHasMessage([good, nested], ['nested', 'flat']), 'held: answers-as-documented (2)')
  says(
    form.errorHasClass([sampleExchange(400, 'Bad')], ['nested']),
    'broken: answer-not-as-documented; got nothing at error.class at error.class',
  )
  const silent = sampleExchange(404, { error: { class: 'LoginNotFound' }, request: {} })
  says(
    form.errorHasMessage([silent], ['flat', 'nested']),
    'broken: answer-not-as-documented; got nothing at error.message at error.message',
  )
})

it('takes an empty class for none', () =>
  says(
    form.errorHasClass(withBody({ ...whole, error_class: '' })),
    'broken: answer-not-as-documented; got an empty text at error_class at error_class',
  ))

it('checks the class of refusals that name one', () => {
  const named = sampleExchange(200, { data: {}, error_class: 'LoginUnknown' })
  says(form.errorClassDocumented([named, sampleExchange(400, {})], classes), 'inconclusive: no-answers (2)')
})

it('checks the status of client errors with a documented class, and lets a 429 pass for too many requests', () => {
  const status = (...refusals: Array<typeof good>) =>
    inOneLine(form.errorStatusDocumented(refusals, { classes: [...classes, 'RateLimitExceeded'], statuses }))
  assert.equal(
    status(sampleRefusal(429, 'RateLimitExceeded'), sampleRefusal(429, 'TooManyRequests')),
    'held: answers-as-documented (2)',
  )
  assert.equal(
    status(sampleRefusal(429, 'LoginNotFound')),
    'broken: answer-not-as-documented; got 429 LoginNotFound at status',
  )
  assert.equal(
    status(sampleRefusal(403, 'RateLimitExceeded')),
    'broken: answer-not-as-documented; got 403 RateLimitExceeded at status',
  )
  assert.match(status(sampleRefusal(200, 'LoginNotFound')), /^broken: .* got 200 LoginNotFound at status/)
  assert.match(status(sampleRefusal(500, 'InternalServerError')), /^inconclusive: no-answers/)
  assert.equal(status(sampleExchange(401, {})), 'inconclusive: no-answers')
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

it('expects the flat form where no other is named', () => {
  assert.equal(form.totalContract(sampleExchange(400, {})).place, 'error_class')
  assert.equal(form.totalContract(sampleExchange(200, {})).got, 'no data')
})
