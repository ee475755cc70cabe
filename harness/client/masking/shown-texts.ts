import { shorten } from '../../../core/shorten.ts'
import type { Masker } from './mask.ts'

/** The most characters of texts in and beneath fields of these names; of all others `mostOfOthers`. */
const most: Readonly<Record<string, number>> = { wanted: 1000, words: 2000, message: 2000, details: 6000 }
const mostOfOthers = 500

/**
 * A copy of what a check found, for people: every text masked as a whole, and only then cut to a readable length. Nothing
 * of a target leaves the checks but through this.
 */
export function shownTexts<T>(found: T, masker: Masker): T {
  return cut(masker.maskRecord(found), mostOfOthers) as T
}

function cut(value: unknown, limit: number): unknown {
  if (typeof value === 'string') return shorten(value, limit)
  if (Array.isArray(value)) return value.map((item) => cut(item, limit))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, cut(item, Math.max(limit, most[name] ?? limit))]),
  )
}
