import assert from 'node:assert/strict'
import { it } from 'node:test'
import { listAnswered } from './list-answered.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

it('holds for an array with rows', () => {
  assert.equal(listAnswered(sampleExchange(200, { data: [{ code: 'DE' }] })).finding, 'held')
})

it('is broken by a refusal and by data that is no array', () => {
  assert.equal(listAnswered(sampleRefusal(404, 'RouteNotFound')).finding, 'broken')
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
