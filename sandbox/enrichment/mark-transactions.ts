import type { Call, Reply } from '../serving/call.ts'
import { dataObject } from '../basics/values.ts'
import { customerIn } from '../categorizing/customer-in.ts'
import { transactionsNamed } from '../categorizing/transactions-named.ts'

/**
 * Sets or clears the duplicate mark of a customer's transactions. One bad id refuses all.
 * @throws Refusal WrongRequestFormat, CustomerNotFound, BatchSizeLimitExceeded, TransactionNotFound
 */
export function markTransactions(duplicated: boolean): (call: Call) => Reply {
  return (call) => {
    const { rules, clock } = call.sandbox
    const data = dataObject(call.body)
    for (const transaction of transactionsNamed(call, data, customerIn(call, data))) {
      transaction.duplicated = rules.enrichment.marked(transaction, duplicated)
      transaction.updated_at = clock.nowIso()
    }
    return { data: rules.shape.markedTransactions(duplicated) }
  }
}
