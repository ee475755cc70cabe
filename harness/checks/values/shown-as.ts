import { jsonText } from '../../../core/exact-json.ts'

const idPlace = /(?:^|[._])id$/

/** A value as people read it in a report, where long ones are cut: its JSON; `nothing` where there is none. */
export function inShort(value: unknown): string {
  return jsonText(value) ?? 'nothing'
}

/**
 * Whether the value at a place is the one wanted. An id is compared as text: whether it must be a text or a number is
 * judged elsewhere, for all ids at once.
 */
export function shownAs(place: string, value: unknown, wanted: string | boolean): boolean {
  const isId = idPlace.test(place) && (typeof value === 'number' || typeof value === 'bigint')
  return (isId ? String(value) : value) === wanted
}
