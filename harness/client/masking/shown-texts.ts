import { shorten } from '../../../core/shorten.ts'
import type { Masker } from './mask.ts'

/** The most characters of texts by the names of their fields; of others, and of facts, `mostOfOthers`. */
const most: Readonly<Record<string, number>> = { wanted: 1000, words: 2000, message: 2000 }
const mostOfOthers = 500
/** Of the one fact of a reason that is a sentence already. */
const mostOfSentence = 2000
const mostOfDetail = 6000

/**
 * A copy of what a check found, for people: every text masked as a whole, and only then cut to a readable length. Nothing
 * of a target leaves the checks but through this.
 */
export function shownTexts<T>(found: T, masker: Masker): T {
  return cut(masker.maskRecord(found), mostOfOthers) as T
}

function cut(value: unknown, limit: number, code?: unknown): unknown {
  if (typeof value === 'string') return shorten(value, limit)
  if (Array.isArray(value)) return value.map((item) => cut(item, limit))
  if (typeof value !== 'object' || value === null) return value
  const own = 'code' in value ? value.code : code
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, cut(item, limitOf(name, own, limit), own)]),
  )
}

function limitOf(name: string, code: unknown, limit: number): number {
  if (name === 'details') return mostOfDetail
  if (code === 'words' && name === 'text') return mostOfSentence
  return Math.max(limit, most[name] ?? limit)
}
