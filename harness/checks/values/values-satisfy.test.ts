import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { everyLinkResolves, valuesSatisfy } from './values-satisfy.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const accounts = [sampleExchange(200, { data: [{ currency_code: 'EUR' }, { currency_code: null }, {}] })]
const rule = { pick: 'data[].currency_code', wanted: 'a code of the list of currencies' }

it('holds where every link leads to something, nulls and absent fields aside', () => {
  assert.equal(
    inOneLine(everyLinkResolves(accounts, ['EUR', 'CHF'], rule)),
    'held: values-as-documented {"place":"data[].currency_code","values":1,"wanted":"a code of the list of currencies"}; 1 exchange',
  )
})

it('is broken by one link that leads nowhere', () => {
  const judgement = everyLinkResolves(accounts, ['CHF'], rule)
  assert.equal(
    inOneLine(judgement),
    'broken: value-differs {"wanted":"a code of the list of currencies","got":"\\"EUR\\"","place":"data[0].currency_code"}; wanted a code of the list of currencies, got "EUR" at data[0].currency_code; 1 exchange',
  )
})

it('is inconclusive without values, without a list to point to, and without an answer', () => {
  assert.equal(inOneLine(everyLinkResolves(accounts, [], rule)), 'inconclusive: known-list-is-empty; 1 exchange')
  assert.deepEqual(
    [sampleExchange(200, { data: [] }), sampleRefusal(404, 'LoginNotFound'), sampleTransportError()].map((exchange) =>
      inOneLine(valuesSatisfy([exchange], () => true, rule)),
    ),
    [
      'inconclusive: no-resource-at {"place":"data[].currency_code"}; 1 exchange',
      'inconclusive: nothing-to-check {"what":"value","outcome":"404 LoginNotFound"}; 1 exchange',
      'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
    ],
  )
})

it('passes over null and absent values, and needs every list', () => {
  const given = (rows: object[]) => sampleExchange(200, { data: rows })
  const one = { pick: 'data', wanted: 'a list' }
  assert.equal(
    inOneLine(valuesSatisfy([given([]), sampleExchange(200, {})], Array.isArray, one)),
    'held: values-as-documented {"place":"data","values":1,"wanted":"a list"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(valuesSatisfy([sampleExchange(200, { data: null })], () => false, one)),
    'inconclusive: no-resource-at {"place":"data"}; 1 exchange',
  )
  assert.equal(
    inOneLine(valuesSatisfy([given([]), sampleTransportError()], () => true, one)),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(valuesSatisfy([given([]), sampleRefusal(404, 'X')], () => true, one)),
    'inconclusive: nothing-to-check {"what":"value","outcome":"404 X"}; 1 exchange',
  )
})
