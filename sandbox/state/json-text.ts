import type { Fields } from '../basics/values.ts'

const dateKey = '$date'
const bigintKey = '$bigint'

/** A value as JSON text that `valueOf` reads back exactly, with dates and large integers. */
export function textOf(value: unknown): string {
  // `plain` is the value after toJSON, which turns a date into text; `this` still holds the date.
  return JSON.stringify(value, function written(this: Fields, key, plain: unknown) {
    const original = this[key]
    if (original instanceof Date) return { [dateKey]: original.getTime() }
    return typeof original === 'bigint' ? { [bigintKey]: String(original) } : plain
  })
}

/** The value that `textOf` wrote. */
export function valueOf(text: string): unknown {
  return JSON.parse(text, mayBeMarked(text) ? revived : undefined)
}

function mayBeMarked(text: string): boolean {
  return text.includes(`{"${dateKey}":`) || text.includes(`{"${bigintKey}":`)
}

function revived(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [key, own] = entries[0] ?? []
  if (entries.length !== 1) return value
  if (key === dateKey && typeof own === 'number') return new Date(own)
  return key === bigintKey && typeof own === 'string' ? BigInt(own) : value
}
