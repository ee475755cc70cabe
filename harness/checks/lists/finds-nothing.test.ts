import assert from 'node:assert/strict'
import { it } from 'node:test'
import { findsNothing } from './finds-nothing.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const control = sampleExchange(200, { data: [{ id: '1' }] })
const finding = (answer: Parameters<typeof findsNothing>[1], before: Parameters<typeof findsNothing>[0] = control) =>
  findsNothing(before, answer, ['LoginNotFound']).finding

it('holds for the class, and notes an empty list', () => {
  assert.equal(finding(sampleRefusal(404, 'LoginNotFound')), 'held')
  assert.equal(finding(sampleExchange(200, { data: [] })), 'noted')
})

it('is broken by rows and by another class', () => {
  assert.equal(finding(control), 'broken')
  assert.equal(finding(sampleRefusal(404, 'RouteNotFound')), 'broken')
})

it('proves nothing where the control lists nothing, was refused, or nothing came back', () => {
  assert.equal(finding(sampleExchange(200, { data: [] }), sampleRefusal(400, 'ClientDisabled')), 'inconclusive')
  assert.equal(finding(sampleExchange(200, { data: [] }), sampleExchange(200, { data: [] })), 'inconclusive')
  assert.equal(finding(sampleTransportError()), 'inconclusive')
  assert.equal(finding(undefined), 'inconclusive')
})
