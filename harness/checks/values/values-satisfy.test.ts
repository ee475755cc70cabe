import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { valuesSatisfy } from './values-satisfy.ts'

const rule = { pick: 'data[].currency_code', wanted: 'a code of the list of currencies' }
const satisfy = (...exchanges: Array<ReturnType<typeof sampleData>>) =>
  valuesSatisfy(exchanges, Array.isArray, { pick: 'data', wanted: 'a list' })

cases(
  'Every value that is shown is as wanted, and every list must be read',
  [satisfy(sampleData([]), sampleExchange(200, {})), 'held: seen (2)'],
  [satisfy(sampleData({})), 'broken'],
  [satisfy(sampleData(null)), 'inconclusive: nothing-to-check'],
  [satisfy(sampleData([]), sampleTransportError()), 'inconclusive: transport-error'],
  [satisfy(sampleData([]), sampleRefusal(404, 'X')), 'inconclusive: nothing-to-check'],
  [valuesSatisfy([sampleData([])], () => true, rule), 'inconclusive: nothing-to-check'],
)
