import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inOneLine } from '../answers/in-one-line.ts'
import { findsNothing } from './finds-nothing.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const control = sampleExchange(200, { data: [{ id: '1' }] })
const says = (answer: Parameters<typeof findsNothing>[1], before: Parameters<typeof findsNothing>[0] = control) =>
  inOneLine(findsNothing(before, answer, ['LoginNotFound']))

it('holds for the class, and notes an empty list', () => {
  assert.equal(
    says(sampleRefusal(404, 'LoginNotFound')),
    'held: refused-as-documented {"errorClass":"LoginNotFound"}; 2 exchanges',
  )
  assert.equal(says(sampleExchange(200, { data: [] })), 'noted: unknown-id-lists-nothing; 2 exchanges')
})

it('is broken by rows and by a wrong class', () => {
  assert.equal(
    says(control),
    'broken: defect-accepted {"outcome":"200 with 1 row","wanted":"a refusal with LoginNotFound"}; wanted a refusal with LoginNotFound, got accepted: 200 with 1 row; 2 exchanges',
  )
  assert.equal(
    says(sampleRefusal(404, 'RouteNotFound')),
    'broken: error-class-differs {"outcome":"404 RouteNotFound","wanted":"a refusal with LoginNotFound"}; wanted a refusal with LoginNotFound, got 404 RouteNotFound at error_class; 2 exchanges',
  )
})

it('proves nothing where the control lists nothing, was refused, or nothing came back', () => {
  assert.equal(
    says(sampleExchange(200, { data: [] }), sampleRefusal(400, 'ClientDisabled')),
    'inconclusive: control-refused {"outcome":"400 ClientDisabled"}; 2 exchanges',
  )
  assert.equal(
    says(sampleExchange(200, { data: [] }), sampleExchange(200, { data: [] })),
    'inconclusive: control-lists-nothing; 2 exchanges',
  )
  assert.equal(
    says(sampleTransportError()),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(says(undefined), 'inconclusive: nothing-sent; 0 exchanges')
})

it('needs no control, and a control of a different kind does not count against it', () => {
  assert.equal(
    inOneLine(findsNothing(undefined, sampleExchange(200, { data: [] }), ['LoginNotFound'])),
    'noted: unknown-id-lists-nothing; 1 exchange',
  )
  assert.equal(
    says(sampleExchange(200, { data: [] }), sampleExchange(200, { data: {} })),
    'noted: unknown-id-lists-nothing; 2 exchanges',
  )
})
