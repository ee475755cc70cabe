import assert from 'node:assert/strict'
import { it } from 'node:test'
import { listAnswered } from './list-answered.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

it('holds for an array with rows', () => says(listAnswered(sampleData([{ code: 'DE' }])), 'held: holds-for'))

it('is broken by a refusal and by data that is no array', () => {
  says(listAnswered(sampleRefusal(404, 'RouteNotFound')), 'broken: 404 RouteNotFound')
  says(listAnswered(sampleData({ items: [] })), 'broken: data is object at data')
})

it('is inconclusive for an empty list, for keys that may not list it, and for a transport error', () => {
  const unclear = [sampleData([]), sampleRefusal(406, 'AppsRestricted'), sampleTransportError()]
  assert.deepEqual(
    unclear.map((exchange) => inOneLine(listAnswered(exchange))),
    ['inconclusive: no-rows-to-check', 'inconclusive: keys-may-not-list', 'inconclusive: transport-error'],
  )
})

it('Each case comes to its finding, and says why a list cannot be checked', () => {
  says(listAnswered(sampleRefusal(406, 'ActionNotAllowed')), 'inconclusive: keys-may-not-list')
  says(listAnswered(sampleExchange(406, {})), 'broken: 406 without an error class')
})
