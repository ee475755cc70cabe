import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { everyLinkResolves, valuesSatisfy } from './values-satisfy.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

const accounts = [sampleData([{ currency_code: 'EUR' }, { currency_code: null }, {}])]
const rule = { pick: 'data[].currency_code', wanted: 'a code of the list of currencies' }

it('holds where every link leads to something, nulls and absent fields aside', () =>
  says(everyLinkResolves(accounts, ['EUR', 'CHF'], rule), 'held: values-as-documented'))

it('is broken by one link that leads nowhere', () =>
  says(everyLinkResolves(accounts, ['CHF'], rule), 'broken: "EUR" at data[0].currency_code'))

it('is inconclusive without values, without a list to point to, and without an answer', () => {
  says(everyLinkResolves(accounts, [], rule), 'inconclusive: known-list-is-empty')
  assert.deepEqual(
    [sampleData([]), sampleRefusal(404, 'LoginNotFound'), sampleTransportError()].map((exchange) =>
      inOneLine(valuesSatisfy([exchange], () => true, rule)),
    ),
    ['inconclusive: no-resource-at', 'inconclusive: nothing-to-check', 'inconclusive: transport-error'],
  )
})

it('passes over null and absent values, and needs every list', () => {
  const given = (rows: object[]) => sampleData(rows)
  const one = { pick: 'data', wanted: 'a list' }
  says(valuesSatisfy([given([]), sampleExchange(200, {})], Array.isArray, one), 'held: values-as-documented (2)')
  says(
    valuesSatisfy([sampleData(null)], () => false, one),
    'inconclusive: no-resource-at',
  )
  says(
    valuesSatisfy([given([]), sampleTransportError()], () => true, one),
    'inconclusive: transport-error',
  )
  says(
    valuesSatisfy([given([]), sampleRefusal(404, 'X')], () => true, one),
    'inconclusive: nothing-to-check',
  )
})
