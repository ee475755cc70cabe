import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
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
export function acceptedAddsOne(around: RequestAround | undefined): Judgement {
  if (around === undefined) return inconclusive('No request was sent.')
  const { before, answer, after } = around
  const trouble = transportErrorIn([before, answer, after])
  if (trouble !== undefined) return trouble
  if (!isSuccess(answer)) return inconclusive(`The request was refused (${outcomeOf(answer)}).`, [answer])
  return attemptsAdded(before, after, 1)
}

/** Whether a refused request made no attempt. Source: What the service does. */
export function refusedAddsNone(around: RequestAround | undefined): Judgement {
  if (around === undefined) return inconclusive('No request was sent.')
  const { before, answer, after } = around
  const trouble = transportErrorIn([before, answer, after])
  if (trouble !== undefined) return trouble
  if (isSuccess(answer)) return inconclusive(`The request was accepted (${outcomeOf(answer)}).`, [answer])
  return attemptsAdded(before, after, 0)
}

/** Whether the list of attempts of a login just created has one row. */
export function oneAttempt(list: Exchange | undefined): Judgement {
  if (list === undefined) return inconclusive('The attempts were not listed.')
  return overPages([list], 1, ([page]) => {
    const count = page?.rows.length ?? 0
    if (count === 1) return held('The login has one attempt.', [list])
    return broken('The number of attempts is another.', { wanted: '1 attempt', got: String(count), place: 'data' }, [
      list,
    ])
  })
}

/**
 * Whether no more than one attempt of a login is unfinished after a request that came while one was. `before` must show
 * one that is; where the target shows no such thing the rule stays untested.
 */
export function oneUnfinishedAtMost(around: RequestAround | undefined): Judgement {
  if (around === undefined) return inconclusive('No request was sent.')
  const { before, answer, after } = around
  const trouble = transportErrorIn([answer])
  if (trouble !== undefined) return trouble
  return overPages([before, after], 2, ([first, second]) => {
    const evidence = [before, answer, after]
    const running = first?.rows.filter(isUnfinished).length ?? 0
    if (running === 0) return leftUntested('No attempt is shown as unfinished while it is.', evidence)
    const count = second?.rows.filter(isUnfinished).length ?? 0
    if (running <= 1 && count <= 1) return held(`${count} of ${second?.rows.length} attempts unfinished.`, evidence)
    const got = `${Math.max(running, count)} unfinished`
    return broken(
      'Several attempts of a login are unfinished.',
      { wanted: 'one at most', got, place: 'data' },
      evidence,
    )
  })
}

function isUnfinished({ finished }: Row): boolean {
  return finished === false
}
