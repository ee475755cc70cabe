import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, type Judgement } from '../../../core/judgement.ts'
import { count } from '../../../harness/reasons/count.ts'
import { rowsOf } from '../../../harness/checks/answers/answer.ts'
import { nothingToCheck } from '../../../harness/checks/answers/nothing-in.ts'

/** Whether a list has fewer rows than it had, because some were deleted. */
export function fewerRows(before: Exchange, after: Exchange): Judgement {
  const evidence = [before, after]
  const had = rowsOf(before)?.length ?? 0
  const has = rowsOf(after)?.length
  if (had === 0 || has === undefined) return nothingToCheck('row', evidence)
  if (has < had) return held(`The list has ${count(has, 'row')} after the deletion; it had ${had}`, evidence)
  return differs({ wanted: `fewer than ${count(had, 'row')}`, got: count(has, 'row'), place: 'data' }, evidence)
}
