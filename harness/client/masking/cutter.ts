import { shorten } from '../../../core/shorten.ts'

/** The maximum length of texts in and below these fields; `mostOfOthers` holds for all others. */
const most: Readonly<Record<string, number>> = { wanted: 1000, words: 2000, message: 2000, details: 6000 }
/** A line for people; a whole text stands in the evidence. */
const mostOfOthers = 500

/** Cuts texts to a readable length, which depends on the field. */
export interface Cutter {
  cut(text: string): string
  beneath(field: string): Cutter
}

/** Cuts masked texts for people. */
export function cutterForPeople(limit = mostOfOthers): Cutter {
  return {
    cut: (text) => shorten(text, limit),
    beneath: (field) => cutterForPeople(Math.max(limit, most[field] ?? limit)),
  }
}

/** Plain data with every text cut. */
export function cutDeep(value: unknown, cutter: Cutter): unknown {
  if (typeof value === 'string') return cutter.cut(value)
  if (Array.isArray(value)) return value.map((item) => cutDeep(item, cutter))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cutDeep(item, cutter.beneath(name))]))
}
