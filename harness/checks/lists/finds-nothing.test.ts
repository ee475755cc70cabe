import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inOneLine, says } from '../answers/in-one-line.ts'
import { findsNothing } from './finds-nothing.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const control = sampleExchange(200, { data: [{ id: '1' }] })
const line = (answer: Parameters<typeof findsNothing>[1], before: Parameters<typeof findsNothing>[0] = control) =>
  inOneLine(findsNothing(before, answer, ['LoginNotFound']))

it('holds for the class, and notes an empty list', () => {
  assert.equal(line(sampleRefusal(404, 'LoginNotFound')), 'held: refused-as-documented; 2 exchanges')
  assert.equal(line(sampleExchange(200, { data: [] })), 'noted: unknown-id-lists-nothing; 2 exchanges')
})

it('is broken by rows and by a wrong class', () => {
  assert.equal(line(control), 'broken: defect-accepted; got accepted: 200 with 1 row; 2 exchanges')
  assert.equal(
    line(sampleRefusal(404, 'RouteNotFound')),
    'broken: error-class-differs; got 404 RouteNotFound at error_class; 2 exchanges',
  )
})

it('proves nothing where the control lists nothing, was refused, or nothing came back', () => {
  assert.equal(
    line(sampleExchange(200, { data: [] }), sampleRefusal(400, 'ClientDisabled')),
    'inconclusive: control-refused; 2 exchanges',
  )
  assert.equal(
    line(sampleExchange(200, { data: [] }), sampleExchange(200, { data: [] })),
    'inconclusive: control-lists-nothing; 2 exchanges',
  )
  assert.equal(line(sampleTransportError()), 'inconclusive: transport-error; 1 exchange')
  assert.equal(line(undefined), 'inconclusive: nothing-sent; 0 exchanges')
})

it('needs no control, and a control of a different kind does not count against it', () => {
  says(
    findsNothing(undefined, sampleExchange(200, { data: [] }), ['LoginNotFound']),
    'noted: unknown-id-lists-nothing; 1 exchange',
  )
  assert.equal(
    line(sampleExchange(200, { data: [] }), sampleExchange(200, { data: {} })),
    'noted: unknown-id-lists-nothing; 2 exchanges',
  )
})
