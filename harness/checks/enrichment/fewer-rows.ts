import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { rowsOf, transportErrorIn } from '../answers/answer.ts'

/** Whether a list has fewer rows than it had, because some were deleted. */
export function fewerRows(before: Exchange, after: Exchange): Judgement {
  const evidence = [before, after]
  const trouble = transportErrorIn(evidence)
  if (trouble) return trouble
  const had = rowsOf(before)?.length ?? 0
  const has = rowsOf(after)?.length
  if (had === 0 || has === undefined) return inconclusive('There was no list of rows to become shorter.', evidence)
  if (has < had) return held(`${had} rows became ${has}.`, evidence)
  return broken('No row is gone.', { wanted: `fewer than ${had} rows`, got: `${has} rows`, place: 'data' }, evidence)
}
