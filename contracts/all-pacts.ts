import { partsOfInterfaces } from '../core/interface-parts.ts'
import type { ConsumerPact, Expectation } from './recording/consumer-pact.ts'
import assert from 'node:assert/strict'
import { clientError, pathFromState } from './recording/matching.ts'
import { clientAt, version4, version5 } from './account-aggregation/direct-version.ts'
import { hosted } from './account-aggregation/pact-hosted.ts'
import { connecting } from './account-aggregation/pact-connecting.ts'
import { reading } from './account-aggregation/pact-reading.ts'
import { refusals } from './account-aggregation/pact-refusals.ts'
import { ServiceError } from './service/service.ts'

const consumer = 'account-aggregation-app'

/** The needs of an app in versions 4, 5 and 6, through which its users move. */
function accountAggregationPacts(): ConsumerPact[] {
  return [
    { consumer, provider: 'ais-v4', expectations: [...connecting(version4), ...reading(version4), ...refusals()] },
    { consumer, provider: 'ais-v5', expectations: [...connecting(version5), ...reading(version5), unreadRefusal()] },
    { consumer, provider: 'ais-v6', expectations: hosted() },
  ]
}

/** The documents give no form of errors for version 5: the app reads either, and needs only a refusal. */
function unreadRefusal(): Expectation {
  return {
    description: 'is refused a connection that is not there',
    given: ['a connection that does not exist'],
    request: { method: 'GET', path: pathFromState('/api/v5/connections/${connection_id}', { connection_id: '21' }) },
    response: { status: clientError() },
    program: (baseUrl) =>
      assert.rejects(
        clientAt(baseUrl, version5).progress({ id: '21' }),
        (error) => error instanceof ServiceError && error.status === 400,
      ),
  }
}

/** The pacts of every reference consumer: those of account information, and each interface's `consumers/pacts.ts`. */
export const allPacts = (): ConsumerPact[] => [
  ...accountAggregationPacts(),
  ...partsOfInterfaces('consumers/pacts').flatMap(({ part }) => (part['pacts'] as () => ConsumerPact[])()),
]
