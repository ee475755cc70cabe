/** What a reason carries of what was seen: plain JSON. A reason that quotes another one holds it as a fact. */
export type Fact = string | number | boolean | null | readonly Fact[] | Reason

/** Facts by name. One that does not apply is absent or undefined. */
export interface Facts {
  readonly [name: string]: Fact | undefined
}

/** Why a verdict is what it is: a code that machines read, with the facts that people read in a sentence. */
export interface Reason {
  readonly code: string
  readonly facts: Facts
}

/** A reason as records hold it: its words for people beside its code and facts for machines. */
export interface WordedReason {
  reason: string
  /** Absent in journals of old. */
  code?: string
  facts?: Facts
}

export function isReason(fact: Fact | undefined): fact is Reason {
  return typeof fact === 'object' && fact !== null && 'code' in fact && 'facts' in fact
}

/** Why nothing follows, in a clause that ends without a full stop where no other code says it. */
export function asOpen(reason: Reason | string): Reason {
  return typeof reason === 'string' ? { code: 'cannot-decide', facts: { why: reason } } : reason
}

/** The reason that quotes no other one: the first that is quoted, and so on. */
export function innermost(reason: Reason): Reason {
  const quoted = Object.values(reason.facts).flat().find(isReason)
  return quoted === undefined ? reason : innermost(quoted)
}
