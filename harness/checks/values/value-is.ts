import { count } from '../../reasons/count.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'
import { because } from '../../reasons/because.ts'
import { jsonOrNothing, jsonText } from '../../../core/exact-json.ts'
import { valueAt, pick } from '../answers/pick.ts'
import { shownAs } from './shown-as.ts'

/**
 * Whether an answer shows one value at a place such as `data.identifier`. A refusal, or an answer that leaves the place
 * out, is inconclusive: presence is evaluated elsewhere.
 */
export function valueIs(exchange: Exchange, place: string, wanted: string | boolean): Judgement {
  const shown = shownAt(exchange, place)
  if ('judgement' in shown) return shown.judgement
  const { value, evidence } = shown
  if (shownAs(place, value, wanted))
    return held(because('value-as-expected', { place, value: String(wanted) }), [evidence])
  return differs({ wanted: jsonText(wanted), got: jsonOrNothing(value), place }, [evidence])
}

/**
 * Whether an answer shows, at a place such as `data.identifier`, the text that its request has there. A request that has
 * none there is inconclusive.
 */
export function comesBack(exchange: Exchange, place: string): Judgement {
  const sent = sentAt(exchange, place)
  if (typeof sent === 'string') return valueIs(exchange, place, sent)
  return inconclusive(because('nothing-sent-there', { place }), [exchange])
}

/** Whether no two answers show the same value at a place. */
export function valuesDiffer(exchanges: readonly Exchange[], place: string): Judgement {
  const seen = new Map<unknown, Exchange>()
  for (const exchange of exchanges) {
    const shown = shownAt(exchange, place)
    if ('judgement' in shown) return shown.judgement
    const twin = seen.get(shown.value)
    if (twin) {
      const difference = {
        wanted: 'a different value in each answer',
        got: `${jsonOrNothing(shown.value)} twice`,
        place,
      }
      return differs(difference, [twin, exchange])
    }
    seen.set(shown.value, exchange)
  }
  if (seen.size < 2)
    return inconclusive(`${count(seen.size, 'answer')} cannot be compared; at least 2 are needed`, exchanges)
  return holds(exchanges, seen.size, 'answer')
}

/** Whether a moment in an answer lies after another, in seconds since 1970. Texts without a zone are taken as UTC. */
export function liesAhead(exchange: Exchange, place: string, nowSeconds: number): Judgement {
  const shown = shownAt(exchange, place)
  if ('judgement' in shown) return shown.judgement
  const { value, evidence } = shown
  const text = String(value)
  const ms = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`)
  const got = text
  if (Number.isNaN(ms)) return inconclusive(`${place} is ${got}, which is not a date with time`, [evidence])
  const now = new Date(nowSeconds * 1000).toISOString()
  if (ms > nowSeconds * 1000)
    return held(`${place} lies ${count(Math.round(ms / 1000 - nowSeconds), 'second')} in the future`, [evidence])
  return differs({ wanted: `after ${now}`, got, place }, [evidence])
}

export function sentAt({ request }: Exchange, place: string): unknown {
  return pick(parsed(request.body), place)[0]?.value
}

function parsed(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text)
}

type Shown = { value: unknown; evidence: Exchange } | { judgement: Judgement }

function shownAt(exchange: Exchange, place: string): Shown {
  const unanswered = transportErrorIn([exchange])
  if (unanswered !== undefined) return { judgement: unanswered }
  const value = isSuccess(exchange) ? valueAt(exchange, place) : undefined
  if (value !== undefined && value !== null) return { value, evidence: exchange }
  return { judgement: inconclusive(because('place-absent', { place, outcome: outcomeOf(exchange) }), [exchange]) }
}
