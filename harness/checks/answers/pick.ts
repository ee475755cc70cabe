import type { Exchange } from '../../../core/exchange.ts'
import { bodyOf, isRow, type Row } from './answer.ts'

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

/** The value at a path of an answer that leads to one alone; undefined where it shows none. */
export function valueAt(exchange: Exchange, path: string): unknown {
  return pick(bodyOf(exchange), path)[0]?.value
}

/** The objects at a path of an answer. */
export function rowsAt(exchange: Exchange, path: string): Row[] {
  return pick(bodyOf(exchange), path).flatMap(({ value }) => (isRow(value) ? [value] : []))
}

function entriesOf(value: unknown, place: string): Picked[] {
  if (!Array.isArray(value)) return [{ place, value }]
  return value.map((entry, index) => ({ place: `${place}[${index}]`, value: entry as unknown }))
}
