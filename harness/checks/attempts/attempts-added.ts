import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { nothingSent } from '../answers/nothing-in.ts'
import { overPages } from '../paging/pages.ts'
import { count } from '../../reasons/count.ts'

/** Evaluates the ids of attempts that stand in the second list and not in the first, where the lists can be compared. */
function overAdded(before: Exchange, after: Exchange, decide: (ids: string[]) => Judgement): Judgement {
  return overPages([before, after], 2, ([first, second]) => {
    if (first?.nextId === undefined && second?.nextId === undefined)
      return decide(second?.ids.filter((id) => !first?.ids.includes(id)) ?? [])
    const why = 'The login has more attempts than one page holds, so the new ones cannot be counted'
    return inconclusive(why, [before, after])
  })
}

function hasAdded(ids: readonly string[], evidence: Exchange[]): Judgement {
  return held(`The login has ${count(ids.length, 'new attempt')} after the request`, evidence)
}

/** Whether a login has exactly so many attempts more in the second list than in the first. */
export function attemptsAdded(before: Exchange, after: Exchange, wanted: number): Judgement {
  return overAdded(before, after, (ids) => {
    if (ids.length === wanted) return hasAdded(ids, [before, after])
    const difference = { wanted: count(wanted, 'new attempt'), got: String(ids.length), place: 'data' }
    return differs(difference, [before, after])
  })
}

/** Whether each list but the first has an attempt that the one before it has not. */
export function eachAddsAttempt(lists: readonly Exchange[]): Judgement {
  const judgements = lists.slice(1).map((after, at) => someAttemptAdded(lists[at] ?? after, after))
  return judgements.find(({ finding }) => finding !== 'held') ?? judgements.at(-1) ?? nothingSent()
}

/** Whether a login has one attempt or more in the second list that is not in the first. */
export function someAttemptAdded(before: Exchange, after: Exchange): Judgement {
  return overAdded(before, after, (ids) => {
    if (ids.length > 0) return hasAdded(ids, [before, after])
    return differs({ wanted: 'a new attempt', got: 'none', place: 'data' }, [before, after])
  })
}
