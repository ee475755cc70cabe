import assert from 'node:assert/strict'
import { it } from 'node:test'
import { documentedClasses, documentedStatuses } from './documented-errors.ts'
import * as form from './error-form.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

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
  assert.equal(form.errorClassDocumented(refusals, classes).finding, 'held')
  assert.equal(form.errorStatusDocumented(refusals, { classes, statuses }).finding, 'held')
  assert.equal(form.neverServerError(refusals).finding, 'held')
})

it('takes a flat refusal of what is no route, where errors are nested', () => {
  const noRoute = sampleExchange(404, { ...whole, error_class: 'RouteNotFound' })
  assert.equal(form.errorHasClass([noRoute], ['nested']).finding, 'held')
  assert.equal(form.errorHasMessage([noRoute], ['nested']).finding, 'held')
  assert.equal(form.errorHasClass([sampleExchange(404, whole)], ['nested']).place, 'error.class')
})

it('blames each defect on its own rule', () => {
  assert.equal(form.errorIsJson(withBody('Bad Request')).finding, 'broken')
  assert.equal(form.errorHasClass(withBody({ ...whole, error_class: 7 })).place, 'error_class')
  assert.equal(form.errorHasMessage(withBody({ ...whole, error_message: null })).place, 'error_message')
  assert.equal(form.errorHasRequest(withBody({ ...whole, request: '' })).place, 'request')
  assert.equal(form.errorHasRequest(withBody({ ...whole, error_message: 9 })).finding, 'held')
})

it('is broken by an undocumented class, an undocumented status and a server error', () => {
  const odd = [sampleRefusal(400, 'LoginUnknown')]
  assert.equal(form.errorClassDocumented(odd, classes).got, '"LoginUnknown"')
  const denied = [sampleRefusal(403, 'ClientDisabled')]
  assert.equal(form.errorStatusDocumented(denied, { classes, statuses }).got, '403 ClientDisabled')
  assert.equal(form.neverServerError([good, sampleRefusal(500, 'LoginNotFound')]).finding, 'broken')
  assert.equal(form.neverServerError([good, sampleRefusal(400, 'InternalServerError')]).finding, 'broken')
})

it('leaves out what the documents do not treat', () => {
  const paced = [sampleRefusal(429, 'TooManyRequests'), sampleRefusal(405, 'RouteNotFound')]
  assert.equal(form.errorStatusDocumented(paced, { classes, statuses }).finding, 'held')
  assert.equal(form.neverServerError([sampleExchange(503, 'busy')]).finding, 'inconclusive')
})

it('is inconclusive where nothing was refused', () => {
  const none = [sampleExchange(200, { data: 1 }), sampleTransportError()]
  assert.equal(form.errorHasClass(none).finding, 'inconclusive')
  assert.equal(form.errorClassDocumented([], classes).finding, 'inconclusive')
})

it('asks of every answer that it is a success with data or a documented refusal', () => {
  for (const exchange of [good, sampleExchange(201, { data: null })]) {
    assert.equal(form.totalContract(exchange).finding, 'held')
  }
  const wrong = [sampleExchange(200, []), sampleExchange(302, {}), sampleExchange(404, '')]
  for (const exchange of wrong) assert.equal(form.totalContract(exchange).finding, 'broken')
  assert.equal(form.totalContract(sampleExchange(502, '')).finding, 'inconclusive')
  assert.equal(form.totalContract(sampleTransportError()).finding, 'inconclusive')
})
