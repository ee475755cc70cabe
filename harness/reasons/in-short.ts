import type { WordedReason } from '../../core/reason.ts'
import { wordsOf } from './words-of.ts'

/**
 * The sentence of a reason for a narrow screen: without the places that were looked at besides and could not be evaluated,
 * and with the first of them where there are no others. `spoken` puts it into the words of an interface. A sentence of a journal
 * of old stays.
 */
export function inShort({ reason, code, facts }: WordedReason, spoken = (sentence: string) => sentence): string {
  if (code === undefined || !Array.isArray(facts?.['missed'])) return reason
  return spoken(wordsOf({ code, facts: { ...facts, named: code === 'no-place-judged' ? 1 : 0 } }))
}
