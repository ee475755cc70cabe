import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { bodyOf } from '../answers/answer.ts'
import { count } from '../../reasons/count.ts'
import { pagesOf } from '../paging/pages.ts'
import { pick } from '../answers/pick.ts'
import { missingIn } from '../answers/nothing-in.ts'

/** The ids of attempts that stand in the second list and not in the first, or why they cannot be compared. */
function added(before: Exchange, after: Exchange): string[] | { unjudgeable: Judgement } {
  const read = pagesOf([before, after])
  if ('unjudgeable' in read) return read
  const [first, second] = read.pages
  if (first?.nextId !== undefined || second?.nextId !== undefined) {
    return {
      unjudgeable: inconclusive('The login has more attempts than one page holds, so the new ones cannot be counted', [
        before,
        after,
      ]),
    }
  }
  const known = new Set(first?.ids)
  return second?.ids.filter((id) => !known.has(id)) ?? []
}

/** Whether a login has exactly so many attempts more in the second list than in the first. */
export function attemptsAdded(before: Exchange, after: Exchange, wanted: number): Judgement {
  const ids = added(before, after)
  if ('unjudgeable' in ids) return ids.unjudgeable
  const evidence = [before, after].filter((exchange) => exchange !== undefined)
  if (ids.length === wanted) return held(`The login has ${count(wanted, 'new attempt')} after the request`, evidence)
  return differs({ wanted: count(wanted, 'new attempt'), got: String(ids.length), place: 'data' }, evidence)
}

/** Whether a login has one attempt or more in the second list that is not in the first. */
export function someAttemptAdded(before: Exchange, after: Exchange): Judgement {
  const ids = added(before, after)
  if ('unjudgeable' in ids) return ids.unjudgeable
  const evidence = [before, after].filter((exchange) => exchange !== undefined)
  if (ids.length > 0) return held(`The login has ${count(ids.length, 'new attempt')} after the request`, evidence)
  return differs({ wanted: 'a new attempt', got: 'none', place: 'data' }, evidence)
}

/** Whether the login's last_attempt is one of those that were added. Without a new one nothing follows. */
export function lastAttemptIsNewest(before: Exchange, after: Exchange, login: Exchange): Judgement {
  const ids = added(before, after)
  if ('unjudgeable' in ids) return ids.unjudgeable
  const evidence = [before, after, login].filter((exchange) => exchange !== undefined)
  const last = pick(login && bodyOf(login), 'data.last_attempt.id')[0]?.value
  if (ids.length === 0) return inconclusive('The login has no new attempt after the request', evidence)
  if (last === undefined) return missingIn('the login', 'last_attempt', evidence)
  if (ids.includes(String(last)))
    return held(`last_attempt is the newest attempt of the login, ${String(last)}`, evidence)
  return differs(
    { wanted: `${ids.join(' or ')}, the newest`, got: String(last), place: 'data.last_attempt.id' },
    evidence,
  )
}
