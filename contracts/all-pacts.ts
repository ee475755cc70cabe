import { accountAggregationPacts } from './account-aggregation/pacts.ts'
import type { ConsumerPact } from './recording/consumer-pact.ts'

/** What every reference consumer relies on, one for each consumer and interface. */
export const allPacts = (): ConsumerPact[] => [...accountAggregationPacts()]
