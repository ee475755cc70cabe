import type { Patch } from './change-rule.ts'

/** How a right behaviour goes wrong where nobody arranged it: what caches, queues, pages and batches do. */
export type FaultKind =
  | 'state'
  | 'second time'
  | 'second owner'
  | 'later page'
  | 'stale view'
  | 'one view of two'
  | 'batch'
  | 'edge'
  | 'encoding'

/** The sandbox with exactly one requirement broken. Everything else stays right. */
export interface Fault {
  /** The misbehaviour, present tense: `lists-newest-first`. */
  id: string
  /** Given where the name does not say it all. */
  sentence?: string
  /** Interfaces on which it misbehaves; all that the rows bind when absent. Where it is given, it breaks them there only. */
  interfaces?: string[]
  /** Interfaces in which it shows nothing, since they have not what it changes. */
  absentIn?: string[]
  /** Set where the rule is broken at one of many places only: the kind of the place. */
  place?: string
  /** The names of the requests to the one route at which it is broken; absent where it shows at others too. */
  requests?: readonly string[]
  /** Set where it is wrong in one situation of many. */
  kind?: FaultKind
  /** Set where a table gives it: nobody wrote it. */
  derived?: boolean
  patch: Patch
}

/** A name as a sentence: `lists-newest-first` is "Lists newest first." */
export function inWords(id: string): string {
  return `${id.slice(0, 1).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}.`
}
