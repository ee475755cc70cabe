import assert from 'node:assert/strict'
import { it } from 'node:test'
import { resourcesMatch } from './resources-match.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const integers = 'conventions/types/integers'
const countries = (hour: unknown) => ({
  exchanges: [sampleExchange(200, { data: [{ code: 'DE', name: 'Germany', refresh_start_time: hour }] })],
  schema: 'ais/country',
  pick: 'data[]',
})
const currencies = {
  exchanges: [sampleExchange(200, { data: [{ code: 'EUR', name: 'Euro' }] })],
  schema: 'ais/currency',
  pick: 'data[]',
}

it('holds over the kinds that show such a value', () => {
  const judgement = resourcesMatch([currencies, countries(3)], integers)
  assert.equal(inOneLine(judgement), 'held: kinds-match {"kinds":["country"]}; 1 exchange')
  assert.deepEqual(judgement.reason.facts.kinds, ['country'])
})

it('names routes that the target does not have beside the kinds that it shows', () => {
  const absent = { ...currencies, exchanges: [sampleRefusal(404, 'RouteNotFound')] }
  assert.equal(
    inOneLine(resourcesMatch([absent, countries(3)], integers)),
    'held: all-of {"parts":[{"code":"kinds-match","facts":{"kinds":["country"]}},{"code":"routes-set-aside","facts":{"routes":["GET /api/v4/samples"]}}]}; 1 exchange',
  )
})

it('is broken by any kind', () => {
  assert.equal(
    inOneLine(resourcesMatch([currencies, countries('3')], integers)),
    'broken: resource-differs {"resource":"country","place":"data[0].refresh_start_time","wanted":"an integer or null","got":"\\"3\\""}; wanted an integer or null, got "3" at data[0].refresh_start_time; 1 exchange',
  )
})

it('is untested where no kind shows such a value, and inconclusive without resources', () => {
  assert.equal(
    inOneLine(resourcesMatch([currencies], integers)),
    'untested: no-kind-shows-value {"kinds":1}; 0 exchanges',
  )
  assert.equal(
    inOneLine(resourcesMatch([{ ...currencies, exchanges: [sampleTransportError()] }], integers)),
    'inconclusive: no-kind-shows-value {"kinds":1}; 0 exchanges',
  )
})
