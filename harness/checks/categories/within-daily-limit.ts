import type { Exchange } from '../../../core/exchange.ts'
import { inconclusive, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf } from '../answers/answer.ts'

/**
 * The judgement of requests that count against the day's limit of categorized transactions: inconclusive where that
 * limit was reached, for it is shared with everybody who uses the client's keys.
 * Source: Account information / Limits.
 */
export function withinDailyLimit(judgement: Judgement, exchanges: ReadonlyArray<Exchange | undefined>): Judgement {
  const spent = exchanges.find(
    (exchange) => exchange !== undefined && errorClassOf(exchange) === 'CategorizationLimitReached',
  )
  return spent
    ? inconclusive('The client has used up the transactions that it may categorize today', [spent])
    : judgement
}
