import { check } from '../answers/check.ts'
import { demandAccepted } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { acceptedData, dataOf, isRow, type Row } from '../answers/answer.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { kindOf } from '../answers/shape.ts'

/**
 * Whether an accepted request is answered with the login it was about: an object at data with that id. A refusal is
 * evaluated elsewhere and inconclusive here.
 */
export const answersWithLogin = check((answer: Exchange, loginId: string) => {
  demandAccepted([answer], 'login')
  const data = dataOf(answer)
  const id = isRow(data) ? data.id : undefined
  if (id !== undefined && id !== null && String(id) === loginId) return holds([answer])
  const got = isRow(data) ? `id ${jsonText(id) ?? 'absent'}` : `${kindOf(data)} at data`
  return differs({ wanted: `id ${loginId}`, got, place: 'data.id' }, [answer])
})

/**
 * Whether the answer is the login, and carries when it may be refreshed next. Null is a value: the login is being
 * processed. Source: Account information / Endpoints / Version 4, login/refresh.
 */
export function answersWithNextRefresh(answer: Exchange, loginId: string): Judgement {
  const field = 'next_refresh_possible_at'
  return answersWith(answer, loginId, field, 'a moment or null', (login) => Object.hasOwn(login, field))
}

/** Whether the answer is the login with its last_attempt, an object. Of a login that was fetched before. */
export function answersWithAttempt(answer: Exchange, loginId: string): Judgement {
  return answersWith(answer, loginId, 'last_attempt', 'an attempt object', (login) => isRow(login['last_attempt']))
}

/** Whether the login in an answer shows another last_attempt than the one before; undefined where it shows none. */
export function showsLaterAttempt(answer: Exchange, before: string): Judgement | undefined {
  const last = acceptedData(answer)?.['last_attempt']
  const id = isRow(last) ? (last.id ?? undefined) : undefined
  if (id === undefined) return undefined
  if (String(id) !== before) return holds([answer])
  return differs({ wanted: `an attempt after ${before}`, got: before, place: 'data.last_attempt.id' }, [answer])
}

function answersWith(
  answer: Exchange,
  loginId: string,
  field: string,
  wanted: string,
  isShown: (login: Row) => boolean,
): Judgement {
  const judgement = answersWithLogin(answer, loginId)
  const login = acceptedData(answer)
  if (judgement.finding !== 'held' || !login || isShown(login)) return judgement
  return differs({ wanted, got: kindOf(login[field]), place: `data.${field}` }, [answer])
}
