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
    'held: values-as-documented {"place":"data[].currency_code","values":1,"wanted":"a code of the list of currencies"}; 1 exchanges',
  )
})

it('is broken by one link that leads nowhere', () => {
  const judgement = everyLinkResolves(accounts, ['CHF'], rule)
  assert.deepEqual([judgement.got, judgement.place], ['"EUR"', 'data[0].currency_code'])
})

it('is inconclusive without values, without a list to point to, and without an answer', () => {
  assert.equal(inOneLine(everyLinkResolves(accounts, [], rule)), 'inconclusive: known-list-is-empty; 1 exchanges')
  for (const exchange of [
    sampleExchange(200, { data: [] }),
    sampleRefusal(404, 'LoginNotFound'),
    sampleTransportError(),
  ]) {
    assert.equal(valuesSatisfy([exchange], () => true, rule).finding, 'inconclusive')
  }
})
