import assert from 'node:assert/strict'
import { it } from 'node:test'
import { successIsJson, successStatus, successWrappedInData } from './envelope.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const good = sampleExchange(200, { data: [] })

it('holds for JSON with data', () => {
  assert.equal(successIsJson([good, sampleExchange(204, '')]).finding, 'held')
  assert.equal(successWrappedInData([good, sampleRefusal(400, 'DateOutOfRange')]).finding, 'held')
  assert.equal(successStatus([good, sampleRefusal(400, 'DateOutOfRange')]).finding, 'held')
})

it('is broken by a body that is not JSON or has no data', () => {
  assert.equal(successIsJson([good, sampleExchange(200, '<html>')]).finding, 'broken')
  assert.equal(successWrappedInData([good, sampleExchange(200, [1])]).place, 'data')
})

it('is broken by data under a status that is no success', () => {
  assert.equal(successStatus([good, sampleExchange(302, { data: [] })]).got, '302')
})

it('is inconclusive where nothing was accepted', () => {
  assert.equal(successIsJson([sampleRefusal(400, 'DateOutOfRange')]).finding, 'inconclusive')
  assert.equal(successWrappedInData([sampleTransportError()]).finding, 'inconclusive')
})
