import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { bodyOf, isSuccess, outcomeOf, type Row, transportErrorIn } from '../answers/answer.ts'
import { count } from '../../reasons/count.ts'
import { overPages, pagesOf } from '../paging/pages.ts'
import { pick } from '../answers/pick.ts'
import { missingIn } from '../answers/nothing-in.ts'
import { because } from '../../reasons/because.ts'

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

/** A request, with the lists of a login's attempts before it and after it. */
export interface RequestAround {
  before: Exchange
  answer: Exchange
  after: Exchange
}

/** Whether an accepted request made exactly one attempt. Source: What the service does. */
export function acceptedAddsOne(around: RequestAround): Judgement {
  const { before, answer, after } = around
  if (!isSuccess(answer)) return inconclusive(because('refused', { outcome: outcomeOf(answer) }), [answer])
  return attemptsAdded(before, after, 1)
}

/** Whether a refused request made no attempt. Source: What the service does. */
export function refusedAddsNone(around: RequestAround): Judgement {
  const { before, answer, after } = around
  const unanswered = transportErrorIn([before, answer, after])
  if (unanswered !== undefined) return unanswered
  if (isSuccess(answer)) return inconclusive(because('request-accepted', { outcome: outcomeOf(answer) }), [answer])
  return attemptsAdded(before, after, 0)
}

/** Whether the list of attempts of a login just created has one row. */
export function oneAttempt(list: Exchange): Judgement {
  return overPages([list], 1, ([page]) => {
    const attempts = page?.rows.length ?? 0
    if (attempts === 1) return holds([list])
    return differs({ wanted: '1 attempt', got: String(attempts), place: 'data' }, [list])
  })
}

/**
 * Whether no more than one attempt of a login is unfinished after a request that came while one was. `before` must show
 * one that is; where the target shows no such thing the rule stays untested.
 */
export function oneUnfinishedAtMost(around: RequestAround): Judgement {
  const { before, answer, after } = around
  return overPages([before, after], 2, ([first, second]) => {
    const evidence = [before, answer, after]
    const running = first?.rows.filter(isUnfinished).length ?? 0
    if (running === 0) return leftUntested('The list shows no attempt as unfinished while one runs', evidence)
    const attempts = second?.rows ?? []
    const unfinished = Math.max(running, attempts.filter(isUnfinished).length)
    if (unfinished === 1)
      return held(
        `The list shows ${count(unfinished, 'unfinished attempt')} among ${count(attempts.length, 'attempt')}`,
        evidence,
      )
    return differs({ wanted: 'one at most', got: `${unfinished} unfinished`, place: 'data' }, evidence)
  })
}

function isUnfinished({ finished }: Row): boolean {
  return finished === false
}
