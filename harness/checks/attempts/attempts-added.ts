import { check } from '../answers/check.ts'
import { because } from '../../reasons/because.ts'
import { demandSent, demand } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { pagesOf } from '../paging/pages.ts'
import { count } from '../../reasons/count.ts'

/** The ids of attempts that stand in the second list and not in the first. @throws CheckStopped (inconclusive) for long lists */
function idsAdded(before: Exchange, after: Exchange): string[] {
  const [first, second] = pagesOf([before, after], 2)
  const isWhole = first?.nextId === undefined && second?.nextId === undefined
  demand(isWhole, because('list-too-long', { rows: first?.rows.length ?? 0 }))
  return second?.ids.filter((id) => !first?.ids.includes(id)) ?? []
}

/** Whether a login has exactly so many attempts more in the second list than in the first. */
export const attemptsAdded = check((before: Exchange, after: Exchange, wanted: number) => {
  const ids = idsAdded(before, after)
  if (ids.length === wanted) return holds([before, after], wanted, 'new attempt')
  const difference = { wanted: count(wanted, 'new attempt'), got: String(ids.length), place: 'data' }
  return differs(difference, [before, after])
})

/** Whether each list but the first has an attempt that the one before it has not. */
export const eachAddsAttempt = check((lists: readonly Exchange[]) => {
  const judgements = lists.slice(1).map((after, at) => someAttemptAdded(lists[at] ?? after, after))
  const last = judgements.at(-1)
  demandSent(last)
  return judgements.find(({ finding }) => finding !== 'held') ?? last
})

/** Whether a login has one attempt or more in the second list that is not in the first. */
export const someAttemptAdded = check((before: Exchange, after: Exchange) => {
  const ids = idsAdded(before, after)
  if (ids.length > 0) return holds([before, after], ids.length, 'new attempt')
  return differs({ wanted: 'a new attempt', got: 'none', place: 'data' }, [before, after])
})
