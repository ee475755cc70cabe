import { because } from '../../../harness/reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { held, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf } from '../../../harness/checks/answers/answer.ts'
import { hasNoRows } from '../../../harness/checks/lists/has-rows.ts'
import { nothingShows } from '../../../harness/checks/answers/nothing-in.ts'

/**
 * Whether a list of transactions that must show none shows none: an empty list, or a refusal of it. `others` are lists that
 * show some, such as those of a connection that fetched them.
 */
export function noTransactions(pages: readonly Exchange[], others: readonly Exchange[]): Judgement {
  const evidence = [...others, ...pages]
  const refused = pages.find((page) => !isSuccess(page))
  if (!refused) return hasNoRows(pages, others, 'transactions')
  if (!others.every(isSuccess))
    return nothingShows('The target refuses the list of transactions where they were asked for too', evidence)
  return held(because('refused', { outcome: outcomeOf(refused) }), evidence)
}
