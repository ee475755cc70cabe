import { check } from '../../../harness/checks/answers/check.ts'
import { demandSome } from '../../../harness/checks/answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { count } from '../../../harness/reasons/count.ts'
import { rowsOf } from '../../../harness/checks/answers/answer.ts'

/** Whether a list has fewer rows than it had, because some were deleted. */
export const fewerRows = check((before: Exchange, after: Exchange) => {
  const evidence = [before, after]
  const had = rowsOf(before)?.length ?? 0
  const has = rowsOf(after)?.length
  demandSome(had > 0 && has !== undefined, 'row')
  if (has < had) return holds(evidence, had - has, 'deleted row')
  return differs({ wanted: `fewer than ${count(had, 'row')}`, got: count(has, 'row'), place: 'data' }, evidence)
})
