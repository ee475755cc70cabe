import { type Fact, isReason, type Reason, type WordedReason } from '../../core/reason.ts'
import { sentenceOf } from './sentences.ts'

/**
 * The sentence of a reason, worded once, where a record is written for people. Reasons among its facts are worded first.
 * @throws Error REASON_UNKNOWN for a code that is in no topic of the catalogue
 */
export function wordsOf({ code, facts }: Reason): string {
  const sentence = sentenceOf(code)
  if (sentence === undefined) throw new Error(`REASON_UNKNOWN: no topic of harness/reasons has the code ${code}`)
  return sentence(Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, worded(fact)])) as never)
}

function worded(fact: Fact | undefined): Fact | undefined {
  if (Array.isArray(fact)) return fact.map((one: Fact) => worded(one) ?? null)
  return isReason(fact) ? wordsOf(fact) : fact
}

/** Words a reason for a record; `spoken` puts the sentence into the words of an interface. */
export function recorded(reason: Reason, spoken: (sentence: string) => string = (sentence) => sentence): WordedReason {
  return { reason: spoken(wordsOf(reason)), code: reason.code, facts: reason.facts }
}
