import { count } from '../../reasons/count.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf, type Row, transportErrorIn } from '../answers/answer.ts'
import { attemptsAdded } from './attempts-added.ts'
import { overPages } from '../paging/pages.ts'

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
