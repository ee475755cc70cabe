import assert from 'node:assert/strict'
import { it } from 'node:test'
import { acceptedOrRefusedAs, neverRefusedAs } from './let-in.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { wordsOf } from '../../reasons/words-of.ts'
import { says } from '../answers/in-one-line.ts'

const success = sampleData([])

it('routes that the target does not have are named beside what the others show', () => {
  const unknown = sampleRefusal(404, 'RouteNotFound')
  const judgement = acceptedOrRefusedAs([success, unknown], ['AppsRestricted'])
  says(judgement, 'held: all-of')
  assert.match(wordsOf(judgement.reason), /the route: GET \/api\/v4\/samples\.$/)
})

it('a class that never fits is broken by one refusal with it', () => {
  const other = sampleRefusal(404, 'LoginNotFound')
  says(neverRefusedAs([success, other], 'AppsRestricted'), 'held: some-accepted (2)')
  says(
    neverRefusedAs([success, sampleRefusal(406, 'AppsRestricted')], 'AppsRestricted'),
    'broken: GET /api/v4/samples: 406 AppsRestricted',
  )
  says(neverRefusedAs([other], 'AppsRestricted'), 'inconclusive: no-route-accepts')
  says(neverRefusedAs([success, sampleTransportError()], 'AppsRestricted'), 'inconclusive: transport-error')
})

it('a known client is accepted or refused for its kind', () => {
  const kind = sampleRefusal(406, 'AppsRestricted')
  says(acceptedOrRefusedAs([success, kind], ['AppsRestricted']), 'held: some-accepted (2)')
  says(
    acceptedOrRefusedAs([success, sampleRefusal(404, 'ApiKeyNotFound')], ['AppsRestricted']),
    'broken: GET /api/v4/samples: 404 ApiKeyNotFound',
  )
  says(acceptedOrRefusedAs([], ['AppsRestricted']), 'inconclusive: nothing-sent (0)')
  says(acceptedOrRefusedAs([sampleTransportError()], ['AppsRestricted']), 'inconclusive: transport-error')
})

it('a refusal without a class is for another reason', () => {
  const nameless = sampleExchange(400, {})
  says(
    acceptedOrRefusedAs([success, nameless], ['AppsRestricted']),
    'broken: GET /api/v4/samples: 400 without an error class',
  )
})
