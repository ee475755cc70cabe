import { partsOfInterfaces } from '../core/interface-parts.ts'
import { accountAggregationPacts } from './account-aggregation/pacts.ts'
import type { ConsumerPact } from './recording/consumer-pact.ts'

/** What every reference consumer relies on: those of account information, and the `pacts` of each interface's `consumers/pacts.ts`. */
export const allPacts = (): ConsumerPact[] => [
  ...accountAggregationPacts(),
  ...partsOfInterfaces('consumers/pacts').flatMap(({ part }) => (part['pacts'] as () => ConsumerPact[])()),
]
