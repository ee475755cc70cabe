import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { bodyOf, dataOf, isRow, isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { kindOf, pick } from '../answers/pick.ts'
import { valueIs } from '../values/value-is.ts'
import { refusedControl } from '../answers/refused-as.ts'
import { notShown } from '../answers/nothing-in.ts'

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

/**
 * Whether an accepted creation answers with the login: its id, as ids are, and its secret, a text that is not empty. What else
 * a login shows is evaluated by its schema.
 * Source: Account information / Endpoints / Version 4; Login (version 4).
 */
export function showsNewLogin(answer: Exchange, ids: 'string' | 'integer' = 'string'): Judgement {
  if (!isSuccess(answer)) return inconclusive(because('refused', { outcome: outcomeOf(answer) }), [answer])
  const data = dataOf(answer)
  for (const key of ['id', 'secret']) {
    const value = isRow(data) ? data[key] : undefined
    if (typeof value === 'string' && value !== '') continue
    if (key === 'id' && ids === 'integer' && (typeof value === 'bigint' || Number.isInteger(value))) continue
    const got = value === '' ? 'an empty string' : kindOf(value)
    return differs({ wanted: `${key}, a string`, got, place: `data.${key}` }, [answer])
  }
  return holds([answer])
}

/** Whether each login of a list shows the identifier of its customer; untested where nobody knows the identifier. */
export function showsIdentifier(list: Exchange, identifier: string | undefined): Judgement {
  if (identifier === undefined)
    return leftUntested('Assay does not know the identifier of the customer', list && [list])
  return valueIs(list, 'data[].customer_identifier', identifier)
}

/**
 * Whether an explicit store_credentials true is of no use: refused, or accepted with a login that shows false. A login
 * that shows nothing of it stays untested.
 * Source: Account information / Version 4, login create body, store_credentials.
 */
export function storesNothing(control: Exchange, answer: Exchange): Judgement {
  const evidence = [control, answer]
  const unjudgeable = transportErrorIn(evidence) ?? refusedControl(control, evidence)
  if (unjudgeable !== undefined) return unjudgeable
  if (!isSuccess(answer)) return held(because('refused', { outcome: outcomeOf(answer) }), evidence)
  const place = 'data.store_credentials'
  const shown = pick(bodyOf(answer), place)[0]?.value
  if (shown === false)
    return held(
      'The target accepted store_credentials true without effect: the login shows that it does not store credentials',
      evidence,
    )
  if (shown === undefined || shown === null) return notShown('store_credentials', 'the login', evidence)
  const got = JSON.stringify(shown)
  return differs({ wanted: 'a refusal, or a login that shows false', got, place }, evidence)
}
