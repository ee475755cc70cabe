import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, outcomeOf } from '../answers/answer.ts'

/**
 * Whether an accepted request started an attempt: the login shows another last_attempt after it than before.
 * A refused request, and a login that shows no last_attempt, prove nothing.
 * Source: Account information / States and transitions.
 */
export function startsAttempt(before: Exchange | undefined, answer: Exchange | undefined, after: Exchange): Judgement {
  if (!before || !answer) return inconclusive(because('nothing-sent'))
  const evidence = [before, answer, after]
  if (!isSuccess(answer)) return inconclusive(because('refused', { outcome: outcomeOf(answer) }), evidence)
  const [old, recent] = [before, after].map(lastAttemptId)
  if (old === undefined || recent === undefined)
    return inconclusive(because('not-shown', { what: 'last_attempt', of: 'the login' }), evidence)
  if (old !== recent) return holds(evidence)
  return differs({ wanted: 'a new attempt', got: `attempt ${recent}`, place: 'data.last_attempt.id' }, evidence)
}

function lastAttemptId(exchange: Exchange): string | undefined {
  const data = dataOf(exchange)
  const attempt = isRow(data) ? data['last_attempt'] : undefined
  return isRow(attempt) && attempt['id'] !== undefined ? String(attempt['id']) : undefined
}
