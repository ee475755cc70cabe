import type { WordedReason } from '../../core/reason.ts'
import { wordsOf } from './words-of.ts'

/**
 * A reason's sentence for a narrow screen. It omits places that could not be evaluated, or names only the first where
 * there are no others. `spoken` uses the words of an interface. A sentence from an old journal stays.
 */
export function inShort({ reason, code, facts }: WordedReason, spoken = (sentence: string) => sentence): string {
  if (code === undefined || !Array.isArray(facts?.['missed'])) return reason
  return spoken(wordsOf({ code, facts: { ...facts, named: code === 'no-place-judged' ? 1 : 0 } }))
}
