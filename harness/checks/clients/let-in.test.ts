import assert from 'node:assert/strict'
import { it } from 'node:test'
import { acceptedOrRefusedAs, neverRefusedAs, stoppedOnEveryRoute } from './let-in.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const success = sampleExchange(200, { data: [] })
const stopped = sampleRefusal(400, 'AppIdNotProvided')

it('a gate holds where every route stops with its class', () => {
  assert.equal(stoppedOnEveryRoute([stopped, stopped], ['AppIdNotProvided']).finding, 'held')
})

it('a gate is broken where one route lets pass, whatever the others say', () => {
  const judgement = stoppedOnEveryRoute([stopped, sampleTransportError(), success], ['AppIdNotProvided'])
  assert.equal(judgement.finding, 'broken')
  assert.equal(judgement.got, 'GET /api/v4/samples: 200 with 0 rows')
})

it('nothing follows for a gate from a refusal for another reason, from trouble, from no route', () => {
  for (const answers of [[stopped, sampleRefusal(404, 'LoginNotFound')], [stopped, sampleTransportError()], []])
    assert.equal(stoppedOnEveryRoute(answers, ['AppIdNotProvided']).finding, 'inconclusive')
})

it('a class that never fits is broken by one refusal with it', () => {
  const other = sampleRefusal(404, 'LoginNotFound')
  assert.equal(neverRefusedAs([success, other], 'AppsRestricted').finding, 'held')
  assert.equal(neverRefusedAs([success, sampleRefusal(406, 'AppsRestricted')], 'AppsRestricted').finding, 'broken')
  assert.equal(neverRefusedAs([other], 'AppsRestricted').finding, 'inconclusive')
  assert.equal(neverRefusedAs([success, sampleTransportError()], 'AppsRestricted').finding, 'inconclusive')
})

it('a known client is accepted or refused for its kind', () => {
  const kind = sampleRefusal(406, 'AppsRestricted')
  assert.equal(acceptedOrRefusedAs([success, kind], ['AppsRestricted']).finding, 'held')
  assert.equal(
    acceptedOrRefusedAs([success, sampleRefusal(404, 'ApiKeyNotFound')], ['AppsRestricted']).finding,
    'broken',
  )
  assert.equal(acceptedOrRefusedAs([], ['AppsRestricted']).finding, 'inconclusive')
  assert.equal(acceptedOrRefusedAs([sampleTransportError()], ['AppsRestricted']).finding, 'inconclusive')
})
