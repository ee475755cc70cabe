import { check } from '../answers/check.ts'
import { demandAtLeast, demandAnswered, nothingIn, demand, demandKnown } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds } from '../../../core/judgement.ts'
import { isSuccess } from '../answers/answer.ts'
import { because } from '../../reasons/because.ts'
import { jsonOrNothing, jsonText } from '../../../core/exact-json.ts'
import { valueAt, pick } from '../answers/pick.ts'
import { shownAs } from './shown-as.ts'

/**
 * Whether an answer shows one value at a place such as `data.identifier`. A refusal, or an answer that leaves the place
 * out, is inconclusive: presence is evaluated elsewhere.
 */
export const valueIs = check((exchange: Exchange, place: string, wanted: string | boolean) => {
  const value = shownAt(exchange, place)
  if (shownAs(place, value, wanted))
    return held(because('value-as-expected', { place, value: String(wanted) }), [exchange])
  return differs({ wanted: jsonText(wanted), got: jsonOrNothing(value), place }, [exchange])
})

/**
 * Whether an answer shows, at a place such as `data.identifier`, the text that its request has there. A request that has
 * none there is inconclusive.
 */
export const comesBack = check((exchange: Exchange, place: string) => {
  const sent = sentAt(exchange, place)
  demand(typeof sent === 'string', because('request-has-no', { what: place }))
  return valueIs(exchange, place, sent)
})

/** Whether no two answers show the same value at a place. */
export const valuesDiffer = check((exchanges: readonly Exchange[], place: string) => {
  const seen = new Map<unknown, Exchange>()
  for (const exchange of exchanges) {
    const value = shownAt(exchange, place)
    const twin = seen.get(value)
    if (twin) {
      const difference = {
        wanted: 'a different value in each answer',
        got: `${jsonOrNothing(value)} twice`,
        place,
      }
      return differs(difference, [twin, exchange])
    }
    seen.set(value, exchange)
  }
  demandAtLeast(2, seen.size, 'answer to compare')
  return holds(exchanges, seen.size, 'answer')
})

/** Whether a moment in an answer lies after another, in seconds since 1970. Texts without a zone are taken as UTC. */
export const liesAhead = check((exchange: Exchange, place: string, nowSeconds: number) => {
  const value = shownAt(exchange, place)
  const text = String(value)
  const ms = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`)
  const got = text
  demandKnown(!Number.isNaN(ms), 'date with time', place)
  const now = new Date(nowSeconds * 1000).toISOString()
  if (ms > nowSeconds * 1000) return held(because('value-as-expected', { place, value: text }), [exchange])
  return differs({ wanted: `after ${now}`, got, place }, [exchange])
})

export function sentAt({ request }: Exchange, place: string): unknown {
  return pick(parsed(request.body), place)[0]?.value
}

function parsed(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text)
}

/** The value at a place. @throws CheckStopped (inconclusive) for a transport error, a refusal, and no value there */
function shownAt(exchange: Exchange, place: string): unknown {
  demandAnswered([exchange])
  const value = isSuccess(exchange) ? valueAt(exchange, place) : undefined
  return value ?? nothingIn(exchange, `value at ${place}`)
}
