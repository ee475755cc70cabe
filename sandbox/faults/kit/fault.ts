import type { Patch } from './change-rule.ts'

/** The sandbox with exactly one requirement broken. */
export interface Fault {
  /** The misbehaviour, present tense: `lists-newest-first`. */
  id: string
  /** Absent when the name says it all. */
  sentence?: string
  /** Interfaces on which it misbehaves, and the only ones whose rows it breaks. Absent: all that the rows bind. */
  interfaces?: string[]
  /** Interfaces that lack what it changes, so that it shows nothing there. */
  absentIn?: string[]
  /** The kind of place, for a rule broken at one of many places. */
  place?: string
  /** The names of the requests to its one route; absent where it shows at other routes too. */
  requests?: readonly string[]
  /** Set where a table generates it. */
  derived?: boolean
  patch: Patch
}

/** A name as a sentence: `lists-newest-first` is "Lists newest first." */
export function inWords(id: string): string {
  return `${id.slice(0, 1).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}.`
}
