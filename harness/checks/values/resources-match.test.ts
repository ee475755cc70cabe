import assert from 'node:assert/strict'
import { it } from 'node:test'
import { resourcesMatch } from './resources-match.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const integers = 'conventions/types/integers'
const countries = (hour: unknown) => ({
  exchanges: [sampleData([{ code: 'DE', name: 'Germany', refresh_start_time: hour }])],
  schema: 'ais/country',
  pick: 'data[]',
})
const currencies = { exchanges: [sampleData([{ code: 'EUR', name: 'Euro' }])], schema: 'ais/currency', pick: 'data[]' }

it('holds over the kinds that show such a value', () => {
  const judgement = resourcesMatch([currencies, countries(3)], integers)
  says(judgement, 'held: kinds-match')
  assert.deepEqual(judgement.reason.facts.kinds, ['country'])
})

it('names routes that the target does not have beside the kinds that it shows', () => {
  const absent = { ...currencies, exchanges: [sampleRefusal(404, 'RouteNotFound')] }
  says(resourcesMatch([absent, countries(3)], integers), 'held: all-of')
})

it('is broken by any kind', () =>
  says(
    resourcesMatch([currencies, countries('3')], integers),
    'broken: resource-differs; got "3" at data[0].refresh_start_time',
  ))

it('is untested where no kind shows such a value, and inconclusive without resources', () => {
  says(resourcesMatch([currencies], integers), 'untested: no-kind-shows-value (0)')
  says(
    resourcesMatch([{ ...currencies, exchanges: [sampleTransportError()] }], integers),
    'inconclusive: no-kind-shows-value (0)',
  )
})

it('is broken at the level of the kind that breaks it, first of all where it is stated', () => {
  const decimals = 'conventions/types/decimals'
  const balances = { exchanges: [sampleData([{ id: 1, balance: '1' }])], schema: 'ais-v3/account', pick: 'data[]' }
  const rates = {
    exchanges: [sampleData([{ currency_code: 'EUR', rate: '1' }])],
    schema: 'ais-v3/rate',
    pick: 'data[]',
  }
  assert.equal(resourcesMatch([balances], decimals).atMost, 'implied')
  assert.equal(resourcesMatch([balances, rates], decimals).atMost, undefined)
})
