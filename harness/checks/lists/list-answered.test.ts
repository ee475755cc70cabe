import assert from 'node:assert/strict'
import { it } from 'node:test'
import { listAnswered } from './list-answered.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

it('holds for an array with rows', () => {
  assert.equal(
    inOneLine(listAnswered(sampleExchange(200, { data: [{ code: 'DE' }] }))),
    'held: list-answered {"rows":1}; 1 exchanges',
  )
})

it('is broken by a refusal and by data that is no array', () => {
  assert.equal(
    inOneLine(listAnswered(sampleRefusal(404, 'RouteNotFound'))),
    'broken: list-refused {"outcome":"404 RouteNotFound"}; wanted a list: a status from 200 to 299 and data, an array, got 404 RouteNotFound; 1 exchanges',
  )
  const wrapped = listAnswered(sampleExchange(200, { data: { items: [] } }))
  assert.deepEqual([wrapped.finding, wrapped.got], ['broken', 'data is object'])
})

it('cannot tell from an empty list, from keys that may not list it, or from trouble', () => {
  const unclear = [
    sampleExchange(200, { data: [] }),
    sampleRefusal(406, 'AppsRestricted'),
    sampleTransportError(),
    undefined,
  ]
  for (const exchange of unclear) assert.equal(listAnswered(exchange).finding, 'inconclusive')
})
