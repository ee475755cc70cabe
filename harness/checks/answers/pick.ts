import { bodyOf, isRow } from './answer.ts'
import type { Exchange } from '../../../core/exchange.ts'

/** A value taken out of a body, with the path that leads to it. */
export interface Picked {
  place: string
  value: unknown
}

/**
 * The values at a path: `data`, `data[]` for every entry, `data[].last_attempt.stages[]`, `meta`; `body` is all of it.
 * What is absent or null on the way gives nothing, except at the first step, where undefined is given. A `[]` on what
 * is no array gives that value as it is, so that its schema reports what is wrong.
 */
export function pick(body: unknown, path: string): Picked[] {
  let picked: Picked[] = [{ place: '', value: body }]
  if (path === 'body') return picked
  for (const [index, step] of path.split('.').entries()) {
    const key = step.endsWith('[]') ? step.slice(0, -2) : step
    picked = picked.flatMap(({ place, value }) => {
      const next = isRow(value) && Object.hasOwn(value, key) ? value[key] : undefined
      const at = place === '' ? key : `${place}.${key}`
      if (index > 0 && (next === undefined || next === null)) return []
      return step.endsWith('[]') ? entriesOf(next, at) : [{ place: at, value: next }]
    })
  }
  return picked
}

function entriesOf(value: unknown, place: string): Picked[] {
  if (!Array.isArray(value)) return [{ place, value }]
  return value.map((entry, index) => ({ place: `${place}[${index}]`, value: entry as unknown }))
}

/** The parts of an answer at which a check of single values looks, with their places. */
export type PartsOf = (exchange: Exchange) => readonly Picked[]

/** The whole body, with unusual numerals still told apart. */
export const wholeOf: PartsOf = (exchange) => [{ place: '', value: bodyOf(exchange) }]

/** The whole body, with integers beyond 2^53 as they are. */
export const exactOf: PartsOf = ({ answer }) => [{ place: '', value: answer?.json }]

/** What a function gives of an exchange, worked out once for each: whether a rule concerns it and how it breaks it ask both. */
export function once<T>(of: (exchange: Exchange) => T): (exchange: Exchange) => T {
  const known = new Map<Exchange, T>()
  return (exchange) => {
    if (!known.has(exchange)) known.set(exchange, of(exchange))
    return known.get(exchange) as T
  }
}

/** Fields whose presence depends on what has happened so far, not on how the request was written. */
const ofTheMoment = /_at$|^last_|^consent_|^holder_info$|^extra$|^stages$/

/**
 * The first place at which two JSON values differ in shape: another kind of value, or a field that only one has.
 * Undefined where they are alike. Null goes with everything; so do fields that come and go with the state of a login,
 * and the entries of lists are compared by their first alone. Values are never compared.
 */
export function shapeDifference(one: unknown, other: unknown, place: string): string | undefined {
  if (one === null || other === null) return undefined
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === 0 || other.length === 0 ? undefined : shapeDifference(one[0], other[0], `${place}[0]`)
  }
  if (!isRow(one) || !isRow(other)) return kindOf(one) === kindOf(other) ? undefined : place
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const at = `${place}.${key}`
    const inBoth = Object.hasOwn(one, key) && Object.hasOwn(other, key)
    const difference = inBoth ? shapeDifference(one[key], other[key], at) : at
    const excused = ofTheMoment.test(key) || (!inBoth && (one[key] ?? other[key] ?? null) === null)
    if (difference !== undefined && !excused) return difference
  }
  return undefined
}

/** `string`, `number`, `boolean`, `object`, `array`, `null` or `nothing`. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value === 'bigint' ? 'number' : typeof value
}
