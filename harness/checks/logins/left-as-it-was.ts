import type { Exchange } from '../../../core/exchange.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { differs, holds, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, outcomeOf, rowsOf } from '../answers/answer.ts'
import { nothingIn, nothingShows } from '../answers/nothing-in.ts'
import { because } from '../../reasons/because.ts'

/** What must be as it was: values by the place at which an answer shows them. */
export type Facts = Readonly<Record<string, unknown>>

/** Whether what a refused request must not change is as it was. What one of both does not show is passed over. */
export function asBefore(was: Facts, is: Facts, evidence: Exchange[]): Judgement {
  for (const [place, value] of Object.entries(was)) {
    const [wanted, got] = [jsonText(value), jsonText(is[place])]
    if (value === undefined || is[place] === undefined || wanted === got) continue
    return differs({ wanted: `${wanted}, as before the refused request`, got, place }, evidence)
  }
  return holds(evidence)
}

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

const kept = ['status', 'daily_refresh', 'store_credentials', 'next_refresh_possible_at']

/**
 * Whether a login is shown after a refused request with the settings that it had before. Where the request was accepted,
 * nothing shows and it is untested. What one of both does not show, or shows as null, is passed over.
 */
export function refusalLeavesLogin(before: Exchange, refusal: Exchange, after: Exchange): Judgement {
  const evidence = [before, refusal, after]
  if (isSuccess(refusal)) return leftUntested(because('request-accepted', { outcome: outcomeOf(refusal) }), evidence)
  const unread = [before, after].find((exchange) => !isSuccess(exchange))
  if (unread) return nothingIn(unread, 'login')
  return asBefore(settingsOf(before), settingsOf(after), evidence)
}

function settingsOf(shown: Exchange): Facts {
  const data = dataOf(shown)
  return Object.fromEntries(kept.map((name) => [`data.${name}`, (isRow(data) && data[name]) ?? undefined]))
}
