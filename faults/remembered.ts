import { type Fields, isFields } from '../core/fields.ts'
import { valueAt } from './places.ts'
import { spelt, valueIn } from './spelling.ts'

/**
 * A change that remembers the values of a row, or of all rows with the same value at `per`: `kept` gives the first
 * one, `before` the last other one, and `ever-pending` is `pending` from the first time on. Without `per`, `before`
 * remembers those of all rows. It leaves null and values without a row as they are.
 */
export function remembering(word: string, per?: string): (value: unknown, key: string, row?: Fields) => unknown {
  const known = new Map<string, (value: unknown) => unknown>()
  const place = per?.split('.') ?? (word === 'before' ? undefined : ['id'])
  return (value, _key, row) => {
    const found = place ? valueAt(row, place) : 'all'
    const owner = isFields(found) && 'id' in found ? found['id'] : found
    if (owner === undefined || value === null || value === undefined) return value
    const remember = known.get(String(owner)) ?? beginning(word)
    known.set(String(owner), remember)
    return remember(value)
  }
}

/** What one row has remembered. */
function beginning(word: string): (value: unknown) => unknown {
  let [kept, last]: unknown[] = []
  if (word === 'kept') return (value) => (kept ??= Array.isArray(value) ? [...(value as unknown[])] : value)
  if (word === 'before')
    return (value) => {
      if (JSON.stringify(value) !== JSON.stringify(last)) [kept, last] = [last, value]
      return kept ?? value
    }
  const ever = valueIn(word.slice('ever-'.length))
  return (value) => {
    kept ||= spelt(value) === spelt(ever)
    return kept ? ever : value
  }
}
