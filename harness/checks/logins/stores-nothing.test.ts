import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { storesNothing } from './stores-nothing.ts'

const control = sampleData({})
const showing = (store_credentials?: unknown) => sampleData({ store_credentials })
const refusal = sampleRefusal(400, 'WrongRequestFormat')

cases(
  'is broken where credentials are stored',
  [storesNothing(control, showing(true)).got, 'true'],
  'says how the target took the setting',
  [storesNothing(refusal, refusal), 'inconclusive: control-refused (2)'],
  [storesNothing(control, refusal), 'held: refused (2)'],
  [storesNothing(control, showing(false)), 'held: seen (2)'],
  [storesNothing(control, showing()), 'untested: not-shown (2)'],
  [storesNothing(control, showing(null)), 'untested: not-shown (2)'],
  [storesNothing(control, showing('yes')), 'broken: "yes" at data.store_credentials (2)'],
)
