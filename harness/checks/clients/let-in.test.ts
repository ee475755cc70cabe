import { cases } from '../../../core/test-support/cases.ts'
import { acceptedOrRefusedAs, neverRefusedAs } from './let-in.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { wordsOf } from '../../reasons/words-of.ts'

const success = sampleData([])

const unknown = sampleRefusal(404, 'RouteNotFound')
const judgement = acceptedOrRefusedAs([success, unknown], ['AppsRestricted'])
const other = sampleRefusal(404, 'LoginNotFound')
const kind = sampleRefusal(406, 'AppsRestricted')

cases(
  'routes that the target does not have are named beside what the others show',
  [wordsOf(judgement.reason), /the route: GET \/api\/v4\/samples\.$/],
  'a class that never fits is broken by one refusal with it',
  [neverRefusedAs([success, other], ['AppsRestricted']), 'held: seen (2)'],
  [
    neverRefusedAs([success, sampleRefusal(406, 'AppsRestricted')], ['AppsRestricted']),
    'broken: GET /api/v4/samples: 406 AppsRestricted',
  ],
  [neverRefusedAs([other], ['AppsRestricted']), 'inconclusive: cannot-decide'],
  'a known client is accepted or refused for its kind',
  [acceptedOrRefusedAs([success, kind], ['AppsRestricted']), 'held: seen (2)'],
  [
    acceptedOrRefusedAs([success, sampleRefusal(404, 'ApiKeyNotFound')], ['AppsRestricted']),
    'broken: GET /api/v4/samples: 404 ApiKeyNotFound',
  ],
  [acceptedOrRefusedAs([], ['AppsRestricted']), 'inconclusive: nothing-sent (0)'],
  [acceptedOrRefusedAs([sampleTransportError()], ['AppsRestricted']), 'inconclusive: transport-error'],
)
