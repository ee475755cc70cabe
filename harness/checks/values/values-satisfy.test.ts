import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { everyLinkResolves, valuesSatisfy } from './values-satisfy.ts'
import { inOneLine } from '../../../core/test-support/cases.ts'

const accounts = [sampleData([{ currency_code: 'EUR' }, { currency_code: null }, {}])]
const rule = { pick: 'data[].currency_code', wanted: 'a code of the list of currencies' }

const given = (rows: object[]) => sampleData(rows)
const one = { pick: 'data', wanted: 'a list' }

cases(
  'holds where every link leads to something, nulls and absent fields aside',
  [everyLinkResolves(accounts, ['EUR', 'CHF'], rule), 'held: values-as-documented'],
  'is broken by one link that leads nowhere',
  [everyLinkResolves(accounts, ['CHF'], rule), 'broken: "EUR" at data[0].currency_code'],
  'is inconclusive without values, without a list to point to, and without an answer',
  [everyLinkResolves(accounts, [], rule), 'inconclusive: known-list-is-empty'],
  [
    [sampleData([]), sampleRefusal(404, 'LoginNotFound'), sampleTransportError()].map((exchange) =>
      inOneLine(valuesSatisfy([exchange], () => true, rule)),
    ),
    ['inconclusive: no-resource-at', 'inconclusive: nothing-to-check', 'inconclusive: transport-error'],
  ],
  'passes over null and absent values, and needs every list',
  [valuesSatisfy([given([]), sampleExchange(200, {})], Array.isArray, one), 'held: values-as-documented (2)'],
  [valuesSatisfy([sampleData(null)], () => false, one), 'inconclusive: no-resource-at'],
  [valuesSatisfy([given([]), sampleTransportError()], () => true, one), 'inconclusive: transport-error'],
  [valuesSatisfy([given([]), sampleRefusal(404, 'X')], () => true, one), 'inconclusive: nothing-to-check'],
)
