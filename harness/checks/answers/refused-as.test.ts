import assert from 'node:assert/strict'
import { it } from 'node:test'
import { afterRefusal, refused, refusedAs } from './refused-as.ts'
import { sampleData, sampleRefusal } from './sample-exchange.ts'
import { says } from './in-one-line.ts'

const control = sampleData({})

it('is broken where the defect is accepted', () =>
  assert.match(refusedAs(control, sampleData({}), ['InvalidFromDate']).got ?? '', /^accepted/))

it('proves nothing where the control was refused too', () => {
  const refusal = sampleRefusal(400, 'InvalidFromDate')
  says(refusedAs(refusal, refusal, ['InvalidFromDate']), 'inconclusive: control-refused (2)')
})

it('does without a control only where none is given', () =>
  says(refusedAs(undefined, sampleRefusal(404, 'RouteNotFound'), ['RouteNotFound']), 'held: refused-as-documented'))

it('asks for no class where the documents name none', () => {
  says(refused(control, control), 'broken: accepted: 200 with data (2)')
  says(refused(sampleRefusal(400, 'ClientDisabled'), control), 'inconclusive: control-refused (2)')
})

it('names every class that would do', () =>
  says(
    refusedAs(control, sampleRefusal(400, 'X'), ['InvalidFromDate', 'DateOutOfRange']),
    'broken: 400 X at error_class (2)',
  ))

it('asks for a refusal alone with an answer, and without a control where none is given', () =>
  says(refused(undefined, sampleRefusal(400, 'X')), 'held: request-refused'))

it('says of what was accepted the second time how it was refused before', () => {
  const before = sampleRefusal(400, 'WrongRequestFormat')
  says(
    afterRefusal(before, refused(control, control)),
    'broken: accepted: 200 with data, where it was refused before: 400 WrongRequestFormat (3)',
  )
  assert.equal(afterRefusal(before, refused(control, before)).finding, 'held')
  assert.equal(afterRefusal(undefined, refused(control, control)).evidence.length, 2)
})
