/** A detail of a reason, as plain JSON. A reason that quotes another one holds it as a fact. */
export type Fact = string | number | boolean | null | readonly Fact[] | Reason

/** Facts by name. A fact that does not apply is absent or undefined. */
export interface Facts {
  readonly [name: string]: Fact | undefined
}

/** Why a verdict was reached: a code for machines, and the facts for a sentence. */
export interface Reason {
  readonly code: string
  readonly facts: Facts
}

/** A reason in a record: its words for people, and its code and facts for machines. */
export interface WordedReason {
  reason: string
  /** Absent in old journals. */
  code?: string
  facts?: Facts
}

export function isReason(fact: Fact | undefined): fact is Reason {
  return typeof fact === 'object' && fact !== null && 'code' in fact && 'facts' in fact
}

/** The innermost reason along the first quoted reason of each. */
export function innermost(reason: Reason): Reason {
  const quoted = Object.values(reason.facts).flat().find(isReason)
  return quoted === undefined ? reason : innermost(quoted)
}
