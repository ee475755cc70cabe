import { cases } from '../../../core/test-support/cases.ts'
import { afterRefusal, refused, refusedAs } from './refused-as.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'

const control = sampleData({})

const refusal = sampleRefusal(400, 'InvalidFromDate')
const before = sampleRefusal(400, 'WrongRequestFormat')

cases(
  'is broken where the defect is accepted',
  [refusedAs(control, sampleData({}), ['InvalidFromDate']).got ?? '', /^accepted/],
  'proves nothing where the control was refused too',
  [refusedAs(refusal, refusal, ['InvalidFromDate']), 'inconclusive: control-refused (2)'],
  'does without a control only where none is given',
  [refusedAs(undefined, sampleRefusal(404, 'RouteNotFound'), ['RouteNotFound']), 'held: refused'],
  'asks for a refusal alone with an answer, and without a control where none is given',
  [refused(undefined, sampleRefusal(400, 'X')), 'held: refused'],
  'says of what was accepted the second time how it was refused before',
  [
    afterRefusal(before, refused(control, control)),
    'broken: accepted: 200 with data, where it was refused before: 400 WrongRequestFormat (3)',
  ],
  [afterRefusal(before, refused(control, before)), 'held'],
  [afterRefusal(undefined, refused(control, control)).evidence.length, 2],
)
