import { check } from '../../../harness/checks/answers/check.ts'
import { because } from '../../../harness/reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { held } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf } from '../../../harness/checks/answers/answer.ts'
import { demandControl } from '../../../harness/checks/answers/demands.ts'
import { hasNoRows } from '../../../harness/checks/lists/has-rows.ts'

/**
 * Whether a list of transactions that must show none shows none: an empty list, or a refusal of it. `others` are lists that
 * show some, such as those of a connection that fetched them.
 */
export const noTransactions = check((pages: readonly Exchange[], others: readonly Exchange[]) => {
  const evidence = [...others, ...pages]
  const refused = pages.find((page) => !isSuccess(page))
  if (!refused) return hasNoRows(pages, others)
  for (const other of others) demandControl(other, evidence)
  return held(because('refused', { outcome: outcomeOf(refused) }), evidence)
})
