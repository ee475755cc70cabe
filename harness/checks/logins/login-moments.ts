import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { dataOf, isRow, outcomeOf, type Row, transportErrorIn } from '../answers/answer.ts'

/** The login or provider that an answer shows, or why none can be evaluated. */
function shown(exchange: Exchange): { row: Row; exchange: Exchange } | { unjudgeable: Judgement } {
  const unanswered = transportErrorIn([exchange])
  if (unanswered !== undefined) return { unjudgeable: unanswered }
  const row = dataOf(exchange)
  if (isRow(row)) return { row, exchange }
  return {
    unjudgeable: inconclusive(because('nothing-to-check', { what: 'resource', outcome: outcomeOf(exchange) }), [
      exchange,
    ]),
  }
}

/** Whether a moment that must have come is there, as a datetime. Its exact form is evaluated by the schema. */
export function momentIsSet(answer: Exchange, field: string): Judgement {
  const login = shown(answer)
  if ('unjudgeable' in login) return login.unjudgeable
  const value = login.row[field]
  const place = `data.${field}`
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return held(because('value-as-expected', { place, value }), [login.exchange])
  const got = value === undefined ? 'nothing' : JSON.stringify(value)
  return differs({ wanted: 'a datetime', got, place }, [login.exchange])
}

/**
 * Whether a login that is not being processed leaves next_refresh_possible_at null only where its provider's
 * automatic_fetch is false. An answer without the field is untested: that it must be there is not said.
 * Source: Account information / Login (version 4).
 */
export function nextRefreshNullOnlyWhenAllowed(loginAnswer: Exchange, providerAnswer: Exchange): Judgement {
  const login = shown(loginAnswer)
  if ('unjudgeable' in login) return login.unjudgeable
  const provider = shown(providerAnswer)
  if ('unjudgeable' in provider) return provider.unjudgeable
  const evidence = [provider.exchange, login.exchange]
  const value = login.row['next_refresh_possible_at']
  const place = 'data.next_refresh_possible_at'
  const automatic = provider.row['automatic_fetch']
  if (value === undefined) {
    return leftUntested(because('not-shown', { what: 'next_refresh_possible_at', of: 'the login' }), evidence)
  }
  if (value !== null) return held(because('value-as-expected', { place, value: jsonText(value) }), evidence)
  if (automatic === false)
    return held(
      'next_refresh_possible_at is null, as it may be where automatic_fetch of the provider is false',
      evidence,
    )
  if (automatic !== true)
    return inconclusive(because('not-shown', { what: 'automatic_fetch', of: 'the provider' }), evidence)
  const difference = {
    wanted: 'a datetime, automatic_fetch of the provider being true',
    got: 'null',
    place,
  }
  return differs(difference, evidence)
}
