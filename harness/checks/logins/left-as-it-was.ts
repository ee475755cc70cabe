import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, outcomeOf, rowsOf } from '../answers/answer.ts'
import { jsonText } from '../../../core/exact-json.ts'

/** A login and its attempts as two answers show them. */
export interface LoginState {
  login: Exchange
  attempts: Exchange
}

const lasting = ['status', 'daily_refresh', 'store_credentials', 'customer_id', 'provider_code', 'secret']

/**
 * Whether a login and the list of its attempts are the same before and after requests that were refused. `accepted` is
 * the state after a request that was accepted: unless it differs, such a difference could not have been seen.
 */
export function leftAsItWas(before: LoginState, after: LoginState, accepted: LoginState): Judgement {
  const evidence = [before, after, accepted].flatMap(({ login, attempts }) => [login, attempts])
  const unread = evidence.find((exchange) => !isSuccess(exchange))
  if (unread) return inconclusive(because('nothing-to-check', { what: 'login', outcome: outcomeOf(unread) }), [unread])
  const was = factsOf(before)
  const is = factsOf(after)
  const field = Object.keys(was).find((name) => was[name] !== is[name])
  if (field) {
    const [wanted, got] = [String(was[field]), String(is[field])]
    const reason = because('refusal-changed-login', { field, before: wanted, after: got })
    return broken(reason, { wanted: `${field} ${wanted}`, got, place: `data.${field}` }, evidence)
  }
  const seen = factsOf(accepted)
  if (Object.keys(was).every((name) => was[name] === seen[name]))
    return inconclusive(because('change-not-visible'), evidence)
  return held(because('login-unchanged'), evidence)
}

function factsOf({ login, attempts }: LoginState): Record<string, string> {
  const data = dataOf(login)
  const fields = isRow(data) ? data : {}
  const newest = isRow(fields['last_attempt']) ? fields['last_attempt']['id'] : undefined
  return {
    ...Object.fromEntries(lasting.map((name) => [name, jsonText(fields[name]) ?? 'absent'])),
    'last_attempt.id': jsonText(newest) ?? 'absent',
    attempts: (rowsOf(attempts) ?? []).map(({ id }) => String(id)).join(', ') || 'none',
  }
}
