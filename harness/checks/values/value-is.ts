import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { bodyOf, isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'
import { because } from '../../reasons/because.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { pick } from '../answers/pick.ts'
import { shownAs } from './shown-as.ts'

/**
 * Whether an answer shows one value at a place such as `data.identifier`. A refusal, or an answer that leaves the place
 * out, is inconclusive: presence is judged elsewhere.
 */
export function valueIs(exchange: Exchange | undefined, place: string, wanted: string | boolean): Judgement {
  const shown = shownAt(exchange, place)
  if ('judgement' in shown) return shown.judgement
  const { value, evidence } = shown
  if (shownAs(place, value, wanted)) return held(`${place} is ${String(wanted)}.`, [evidence])
  const difference = { wanted: jsonText(wanted), got: told(value), place }
  return broken(`${place} is another value.`, difference, [evidence])
}

/**
 * Whether an answer shows, at a place such as `data.identifier`, the text that its request has there. A request that has
 * none there is inconclusive.
 */
export function comesBack(exchange: Exchange | undefined, place: string): Judgement {
  const sent = exchange && pick(parsed(exchange.request.body), place)[0]?.value
  if (typeof sent === 'string') return valueIs(exchange, place, sent)
  return inconclusive(because('nothing-sent-there', { place }), exchange && [exchange])
}

/** Whether answers each show another value at a place. */
export function valuesDiffer(exchanges: readonly Exchange[], place: string): Judgement {
  const seen = new Map<unknown, Exchange>()
  for (const exchange of exchanges) {
    const shown = shownAt(exchange, place)
    if ('judgement' in shown) return shown.judgement
    const twin = seen.get(shown.value)
    if (twin)
      return broken(`${place} is the same twice.`, { wanted: 'another value each time', got: 'the same', place }, [
        twin,
        exchange,
      ])
    seen.set(shown.value, exchange)
  }
  if (seen.size < 2) return inconclusive(`${seen.size} answers have nothing to differ in.`, [...exchanges])
  return held(`${place} differs in ${seen.size} answers.`, [...exchanges])
}

/** Whether a moment in an answer lies after another, in seconds since 1970. Texts without a zone are taken as UTC. */
export function liesAhead(exchange: Exchange | undefined, place: string, nowSeconds: number): Judgement {
  const shown = shownAt(exchange, place)
  if ('judgement' in shown) return shown.judgement
  const { value, evidence } = shown
  const text = String(value)
  const ms = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`)
  if (Number.isNaN(ms)) return inconclusive(`${place} could not be read as a moment.`, [evidence])
  const now = new Date(nowSeconds * 1000).toISOString()
  if (ms > nowSeconds * 1000) return held(`${place} lies ${Math.round(ms / 1000 - nowSeconds)} s ahead.`, [evidence])
  return broken(`${place} does not lie in the future.`, { wanted: `after ${now}`, got: text.slice(0, 80), place }, [
    evidence,
  ])
}

function parsed(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text)
}

function told(value: unknown): string {
  return (jsonText(value) ?? 'nothing').slice(0, 80)
}

type Shown = { value: unknown; evidence: Exchange } | { judgement: Judgement }

function shownAt(exchange: Exchange | undefined, place: string): Shown {
  if (exchange === undefined) return { judgement: inconclusive('No request was sent.') }
  const trouble = transportErrorIn([exchange])
  if (trouble !== undefined) return { judgement: trouble }
  if (!isSuccess(exchange))
    return { judgement: inconclusive(`There is nothing to judge: ${outcomeOf(exchange)}.`, [exchange]) }
  const value = pick(bodyOf(exchange), place)[0]?.value
  if (value === undefined || value === null)
    return { judgement: inconclusive(`The answer does not show ${place}.`, [exchange]) }
  return { value, evidence: exchange }
}
