import { paymentsAttributesRules } from './payments-attributes-rules.ts'
import { paymentsConnectRules } from './payments-connect-rules.ts'
import { paymentsListsRules } from './payments-lists-rules.ts'
import { paymentsPageRules } from './payments-page-rules.ts'

/** Payment initiation, from its lists to its hosted page. */
export function paymentsRules() {
  return {
    ...paymentsAttributesRules(),
    ...paymentsConnectRules(),
    ...paymentsListsRules(),
    ...paymentsPageRules(),
  }
}
