import { cases } from '../../../core/test-support/cases.ts'
import { resourcesMatch } from './resources-match.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'

const integers = 'conventions/types/integers'
const countries = (hour: unknown) => ({
  exchanges: [sampleData([{ code: 'DE', name: 'Germany', refresh_start_time: hour }])],
  schema: 'ais/country',
  pick: 'data[]',
})
const currencies = { exchanges: [sampleData([{ code: 'EUR', name: 'Euro' }])], schema: 'ais/currency', pick: 'data[]' }

const judgement = resourcesMatch([currencies, countries(3)], integers)
const absent = { ...currencies, exchanges: [sampleRefusal(404, 'RouteNotFound')] }
const decimals = 'conventions/types/decimals'
const balances = { exchanges: [sampleData([{ id: 1, balance: '1' }])], schema: 'ais-v3/account', pick: 'data[]' }
const rates = {
  exchanges: [sampleData([{ currency_code: 'EUR', rate: '1' }])],
  schema: 'ais-v3/rate',
  pick: 'data[]',
}

cases(
  'holds over the kinds that show such a value',
  [judgement, 'held: seen'],
  [judgement.reason.facts.what, /: country$/],
  'names routes that the target does not have beside the kinds that it shows',
  [resourcesMatch([absent, countries(3)], integers), 'held: all-of'],
  'is broken by any kind',
  [resourcesMatch([currencies, countries('3')], integers), 'broken: "3" at data[0].refresh_start_time'],
  'is untested where no kind shows such a value, and inconclusive without resources',
  [resourcesMatch([currencies], integers), 'untested: cannot-decide (0)'],
  [
    resourcesMatch([{ ...currencies, exchanges: [sampleTransportError()] }], integers),
    'inconclusive: cannot-decide (0)',
  ],
  'is broken at the level of the kind that breaks it, first of all where it is stated',
  [resourcesMatch([balances], decimals).atMost, 'implied'],
  [resourcesMatch([balances, rates], decimals).atMost, undefined],
)
