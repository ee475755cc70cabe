import assert from 'node:assert/strict'
import { it } from 'node:test'
import { documentedClasses, documentedStatuses } from './documented-errors.ts'
import * as form from './error-form.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const classes = documentedClasses('v4')
const statuses = documentedStatuses('v4')
const good = sampleRefusal(404, 'LoginNotFound')
const withBody = (body: unknown) => [good, sampleExchange(400, body)]
const whole = { error_class: 'LoginNotFound', error_message: 'none', request: {} }

it('holds for refusals of the documented form', () => {
  const refusals = [good, sampleExchange(400, { ...whole, error_message: '', extra: 1 })]
  for (const check of [form.errorIsJson, form.errorHasClass, form.errorHasMessage, form.errorHasRequest]) {
    assert.equal(check(refusals).finding, 'held')
  }
  assert.equal(
    inOneLine(form.errorClassDocumented(refusals, classes)),
    'held: answers-as-documented {"what":"refusals with a class","wanted":"one of the documented error classes","concerned":2}; 2 exchanges',
  )
  assert.equal(
    inOneLine(form.errorStatusDocumented(refusals, { classes, statuses })),
    'held: answers-as-documented {"what":"refusals with a documented class","wanted":"a status among 400, 404, 406, 409","concerned":2}; 2 exchanges',
  )
  assert.equal(
    inOneLine(form.neverServerError(refusals)),
    'held: answers-as-documented {"what":"answers","wanted":"no status of 500 or above and no InternalServerError","concerned":2}; 2 exchanges',
  )
})

it('takes a flat refusal of what is no route, where errors are nested', () => {
  const noRoute = sampleExchange(404, { ...whole, error_class: 'RouteNotFound' })
  assert.equal(
    inOneLine(form.errorHasClass([noRoute], ['nested'])),
    'held: answers-as-documented {"what":"refusals","wanted":"error.class, a string","concerned":1}; 1 exchanges',
  )
  assert.equal(
    inOneLine(form.errorHasMessage([noRoute], ['nested'])),
    'held: answers-as-documented {"what":"refusals","wanted":"error.message, a string","concerned":1}; 1 exchanges',
  )
  assert.equal(form.errorHasClass([sampleExchange(404, whole)], ['nested']).place, 'error.class')
})

it('blames each defect on its own rule', () => {
  assert.equal(
    inOneLine(form.errorIsJson(withBody('Bad Request'))),
    'broken: answer-not-as-documented {"what":"refusals","wanted":"a body that is a JSON object","concerned":2,"got":"400, a body of 11 characters"}; wanted a body that is a JSON object, got 400, a body of 11 characters at body; 1 exchanges',
  )
  assert.equal(form.errorHasClass(withBody({ ...whole, error_class: 7 })).place, 'error_class')
  assert.equal(form.errorHasMessage(withBody({ ...whole, error_message: null })).place, 'error_message')
  assert.equal(form.errorHasRequest(withBody({ ...whole, request: '' })).place, 'request')
  assert.equal(
    inOneLine(form.errorHasRequest(withBody({ ...whole, error_message: 9 }))),
    'held: answers-as-documented {"what":"refusals","wanted":"request, an object","concerned":2}; 2 exchanges',
  )
})

it('is broken by an undocumented class, an undocumented status and a server error', () => {
  const odd = [sampleRefusal(400, 'LoginUnknown')]
  assert.equal(form.errorClassDocumented(odd, classes).got, '"LoginUnknown"')
  const denied = [sampleRefusal(403, 'ClientDisabled')]
  assert.equal(form.errorStatusDocumented(denied, { classes, statuses }).got, '403 ClientDisabled')
  assert.equal(
    inOneLine(form.neverServerError([good, sampleRefusal(500, 'LoginNotFound')])),
    'broken: answer-not-as-documented {"what":"answers","wanted":"no status of 500 or above and no InternalServerError","concerned":2,"got":"500 LoginNotFound"}; wanted no status of 500 or above and no InternalServerError, got 500 LoginNotFound at status; 1 exchanges',
  )
  assert.equal(
    inOneLine(form.neverServerError([good, sampleRefusal(400, 'InternalServerError')])),
    'broken: answer-not-as-documented {"what":"answers","wanted":"no status of 500 or above and no InternalServerError","concerned":2,"got":"400 InternalServerError"}; wanted no status of 500 or above and no InternalServerError, got 400 InternalServerError at status; 1 exchanges',
  )
})

it('leaves out what the documents do not treat', () => {
  const paced = [sampleRefusal(429, 'TooManyRequests'), sampleRefusal(405, 'RouteNotFound')]
  assert.equal(
    inOneLine(form.errorStatusDocumented(paced, { classes, statuses })),
    'held: answers-as-documented {"what":"refusals with a documented class","wanted":"a status among 400, 404, 406, 409","concerned":1}; 1 exchanges',
  )
  assert.equal(
    inOneLine(form.neverServerError([sampleExchange(503, 'busy')])),
    'inconclusive: no-answers {"what":"answers"}; 1 exchanges',
  )
})

it('is inconclusive where nothing was refused', () => {
  const none = [sampleExchange(200, { data: 1 }), sampleTransportError()]
  assert.equal(
    inOneLine(form.errorHasClass(none)),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchanges',
  )
  assert.equal(
    inOneLine(form.errorClassDocumented([], classes)),
    'inconclusive: no-answers {"what":"refusals with a class"}; 0 exchanges',
  )
})

it('asks of every answer that it is a success with data or a documented refusal', () => {
  for (const exchange of [good, sampleExchange(201, { data: null })]) {
    assert.equal(
      inOneLine(form.totalContract(exchange)),
      'held: answers-as-documented {"what":"answers","wanted":"a success with data or a refusal of the documented form","concerned":1}; 1 exchanges',
    )
  }
  const wrong = [sampleExchange(200, []), sampleExchange(302, {}), sampleExchange(404, '')]
  for (const exchange of wrong) assert.equal(form.totalContract(exchange).finding, 'broken')
  assert.equal(
    inOneLine(form.totalContract(sampleExchange(502, ''))),
    'inconclusive: gateway-answered {"outcome":"502 without an error class"}; 1 exchanges',
  )
  assert.equal(
    inOneLine(form.totalContract(sampleTransportError())),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchanges',
  )
})
