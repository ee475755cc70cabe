import { accountAggregationPacts } from './account-aggregation/pacts.ts'
import { categorizationPacts } from './categorization/pacts.ts'
import { openFinancePacts } from './open-finance-third-party/pacts.ts'
import { partnerPacts } from './partner/pacts.ts'
import { paymentPacts } from './payment/pacts.ts'
import type { ConsumerPact } from './recording/consumer-pact.ts'

/** What every reference consumer relies on, one for each consumer and interface. */
export const allPacts = (): ConsumerPact[] => [
  ...accountAggregationPacts(),
  ...categorizationPacts(),
  ...openFinancePacts(),
  ...partnerPacts(),
  ...paymentPacts(),
]
