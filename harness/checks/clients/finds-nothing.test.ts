import assert from 'node:assert/strict'
import { test } from 'node:test'
import { says } from '../answers/in-one-line.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { fallsOverNoId, findsNothing, refusesUnknownWithStatus, saysWhatIsUnknown } from './finds-nothing.ts'

const right = sampleData([{ id: '1' }])
const refused = sampleRefusal(404, 'LoginNotFound')

test('A refusal, no rows, and a request to learn without effect show nothing', () => {
  assert.equal(findsNothing(right, refused).finding, 'held')
  says(findsNothing(right, sampleData([])), 'held: nothing-found (2)')
  assert.equal(findsNothing(undefined, sampleData({ learned: false })).finding, 'held')
})

test('Rows, or a record, break the rule', () => {
  assert.equal(findsNothing(right, right).finding, 'broken')
  assert.equal(findsNothing(right, sampleData({ id: '7' })).finding, 'broken')
})

test('A refusal beside a refused right request shows nothing of the rule', () => {
  assert.equal(findsNothing(refused, refused).finding, 'inconclusive')
  assert.equal(findsNothing(undefined, refused).finding, 'inconclusive')
  assert.equal(findsNothing(right, sampleTransportError()).finding, 'inconclusive')
})

test('A server error breaks the rule about ids, every other answer holds it', () => {
  says(fallsOverNoId(sampleRefusal(500, 'InternalServerError')), 'broken: 500 InternalServerError')
  assert.equal(fallsOverNoId(sampleRefusal(400, 'InternalServerError')).finding, 'broken')
  assert.equal(fallsOverNoId(refused).finding, 'held')
  assert.equal(fallsOverNoId(sampleTransportError()).finding, 'inconclusive')
})

test('A refusal says what is unknown by its class', () => {
  assert.equal(saysWhatIsUnknown(right, refused, 'login').finding, 'held')
  assert.equal(saysWhatIsUnknown(right, sampleRefusal(404, 'WrongClientToken'), 'account').finding, 'held')
  assert.equal(saysWhatIsUnknown(right, sampleData([]), 'login').reason.code, 'nothing-found')
  says(saysWhatIsUnknown(right, refused, 'account'), 'broken: 404 LoginNotFound at error_class (2)')
  // That it is accepted breaks another rule.
  assert.equal(saysWhatIsUnknown(right, right, 'login').finding, 'untested')
  assert.equal(saysWhatIsUnknown(refused, refused, 'login').finding, 'inconclusive')
  assert.equal(saysWhatIsUnknown(right, refused, 'country').finding, 'inconclusive')
})

test('A refusal of an unknown id has a status of its version', () => {
  assert.equal(refusesUnknownWithStatus(right, refused, 'v4').finding, 'held')
  assert.equal(refusesUnknownWithStatus(right, sampleData([]), 'v4').reason.code, 'nothing-found')
  assert.equal(refusesUnknownWithStatus(right, sampleRefusal(422, 'LoginNotFound'), 'v4').finding, 'broken')
  assert.equal(refusesUnknownWithStatus(right, right, 'v4').finding, 'untested')
})
