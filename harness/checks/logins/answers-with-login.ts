import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, outcomeOf } from '../answers/answer.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { kindOf } from '../answers/shape.ts'

/**
 * Whether an accepted request is answered with the login it was about: an object at data with that id. A refusal is
 * evaluated elsewhere and inconclusive here.
 */
export function answersWithLogin(answer: Exchange, loginId: string): Judgement {
  if (!isSuccess(answer)) return inconclusive(because('refused', { outcome: outcomeOf(answer) }), [answer])
  const data = dataOf(answer)
  const id = isRow(data) ? data.id : undefined
  if (id !== undefined && id !== null && String(id) === loginId) return holds([answer])
  const got = isRow(data) ? `id ${jsonText(id) ?? 'absent'}` : `${kindOf(data)} at data`
  return differs({ wanted: `id ${loginId}`, got, place: 'data.id' }, [answer])
}

/**
 * Whether the answer is the login, and carries when it may be refreshed next. Null is a value: the login is being
 * processed. Source: Account information / Endpoints / Version 4, login/refresh.
 */
export function answersWithNextRefresh(answer: Exchange, loginId: string): Judgement {
  const judgement = answersWithLogin(answer, loginId)
  if (judgement.finding !== 'held' || answer === undefined) return judgement
  const data = dataOf(answer)
  const place = 'data.next_refresh_possible_at'
  if (isRow(data) && Object.hasOwn(data, 'next_refresh_possible_at')) return judgement
  return differs({ wanted: 'a moment or null', got: 'nothing', place }, [answer])
}

/** Whether the answer is the login with its last_attempt, an object. Of a login that was fetched before. */
export function answersWithAttempt(answer: Exchange, loginId: string): Judgement {
  const judgement = answersWithLogin(answer, loginId)
  if (judgement.finding !== 'held' || answer === undefined) return judgement
  const data = dataOf(answer)
  const attempt = isRow(data) ? data['last_attempt'] : undefined
  if (isRow(attempt)) return judgement
  const place = 'data.last_attempt'
  return differs({ wanted: 'an attempt object', got: kindOf(attempt), place }, [answer])
}
