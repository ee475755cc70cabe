import { isRow } from './answer.ts'

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
