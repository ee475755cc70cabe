import { check } from '../answers/check.ts'
import { demandSent, demandTelling } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, type Judgement } from '../../../core/judgement.ts'
import { pagesOf } from '../paging/pages.ts'
import { count } from '../../reasons/count.ts'

/** The ids of attempts that stand in the second list and not in the first. @throws CheckStopped (inconclusive) for long lists */
function idsAdded(before: Exchange, after: Exchange): string[] {
  const [first, second] = pagesOf([before, after], 2)
  const isWhole = first?.nextId === undefined && second?.nextId === undefined
  demandTelling(isWhole, 'The login has more attempts than one page holds', 'which are new')
  return second?.ids.filter((id) => !first?.ids.includes(id)) ?? []
}

function hasAdded(ids: readonly string[], evidence: Exchange[]): Judgement {
  return held(`The login has ${count(ids.length, 'new attempt')} after the request`, evidence)
}

/** Whether a login has exactly so many attempts more in the second list than in the first. */
export const attemptsAdded = check((before: Exchange, after: Exchange, wanted: number) => {
  const ids = idsAdded(before, after)
  if (ids.length === wanted) return hasAdded(ids, [before, after])
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
  if (ids.length > 0) return hasAdded(ids, [before, after])
  return differs({ wanted: 'a new attempt', got: 'none', place: 'data' }, [before, after])
})
