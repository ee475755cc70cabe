import assert from 'node:assert/strict'
import { it } from 'node:test'
import { listAnswered } from './list-answered.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

it('holds for an array with rows', () => {
  says(listAnswered(sampleExchange(200, { data: [{ code: 'DE' }] })), 'held: holds-for; 1 exchange')
})

it('is broken by a refusal and by data that is no array', () => {
  says(listAnswered(sampleRefusal(404, 'RouteNotFound')), 'broken: value-differs; got 404 RouteNotFound; 1 exchange')
  const wrapped = listAnswered(sampleExchange(200, { data: { items: [] } }))
  says(wrapped, 'broken: value-differs; got data is object at data; 1 exchange')
})

it('is inconclusive for an empty list, for keys that may not list it, and for a transport error', () => {
  const unclear = [sampleExchange(200, { data: [] }), sampleRefusal(406, 'AppsRestricted'), sampleTransportError()]
  assert.deepEqual(
    unclear.map((exchange) => inOneLine(listAnswered(exchange))),
    [
      'inconclusive: no-rows-to-check; 1 exchange',
      'inconclusive: keys-may-not-list; 1 exchange',
      'inconclusive: transport-error; 1 exchange',
    ],
  )
})

it('says why a list cannot be checked', () => {
  says(listAnswered(sampleRefusal(406, 'ActionNotAllowed')), 'inconclusive: keys-may-not-list; 1 exchange')
  says(listAnswered(sampleExchange(406, {})), 'broken: value-differs; got 406 without an error class; 1 exchange')
})
