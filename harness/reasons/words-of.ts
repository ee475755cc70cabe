import { type Fact, isReason, type Reason, type WordedReason } from '../../core/reason.ts'
import { catalogue } from './catalogue.ts'

type Sentence = (facts: never) => string

export function isKnownCode(code: string): boolean {
  return Object.hasOwn(catalogue, code)
}

/** The sentence of a reason. Made only where a record is written for people. Reasons among its facts are worded first. */
export function wordsOf({ code, facts }: Reason): string {
  const wordedFacts = Object.entries(facts).map(([name, fact]) => [name, worded(fact)] as const)
  if (!isKnownCode(code)) return wordsOfOtherVersion(code, wordedFacts)
  return (catalogue as Readonly<Record<string, Sentence>>)[code]!(Object.fromEntries(wordedFacts) as never)
}

function worded(fact: Fact | undefined): Fact | undefined {
  if (Array.isArray(fact)) return fact.map((one: Fact) => worded(one) ?? null)
  return isReason(fact) ? wordsOf(fact) : fact
}

/** For an unknown code in a journal of another version: the words of the code, and its facts. */
function wordsOfOtherVersion(code: string, facts: ReadonlyArray<readonly [string, Fact | undefined]>): string {
  const words = code.replaceAll('-', ' ')
  const seen = facts.map(([name, fact]) => `${name} ${typeof fact === 'string' ? fact : JSON.stringify(fact)}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${seen.length > 0 ? ` (${seen.join(', ')})` : ''}.`
}

/** A reason with its sentence for a record; `spoken` uses the words of an interface. */
export function recorded(reason: Reason, spoken: (sentence: string) => string = (sentence) => sentence): WordedReason {
  return { reason: spoken(wordsOf(reason)), code: reason.code, facts: reason.facts }
}
