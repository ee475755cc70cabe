import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, rowsOf } from '../answers/answer.ts'
import { asBefore, type Facts } from '../answers/as-before.ts'
import { nothingIn, nothingShows } from '../answers/nothing-in.ts'

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
  if (unread) return nothingIn(unread, 'login')
  const [was, is, seen] = [factsOf(before), factsOf(after), factsOf(accepted)]
  const judgement = asBefore(was, is, evidence)
  if (judgement.finding === 'held' && asBefore(was, seen, evidence).finding === 'held')
    return nothingShows('An accepted request changed nothing of what is compared either', evidence)
  return judgement
}

function factsOf({ login, attempts }: LoginState): Facts {
  const data = dataOf(login)
  const fields = isRow(data) ? data : {}
  const newest = isRow(fields['last_attempt']) ? fields['last_attempt']['id'] : undefined
  return {
    ...Object.fromEntries(lasting.map((name) => [`data.${name}`, fields[name] ?? 'absent'])),
    'data.last_attempt.id': newest ?? 'absent',
    'data of the attempts': (rowsOf(attempts) ?? []).map(({ id }) => String(id)).join(', ') || 'none',
  }
}
