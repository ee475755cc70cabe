import type { SandboxOptions } from '../../world/sandbox.ts'
import type { Patch } from '../../faults/kit/change.ts'

/** A profile as parsed from its file, unchecked. */
// oxlint-disable-next-line typescript/no-explicit-any -- it is the shape of a file, checked where it is read
export type PlainProfile = Record<string, any>

/** The sandbox with another legal choice. Nothing may fail on it, and only the rules that it names may warn. */
export interface Variant {
  /** The choice: `extra-fields-everywhere`. */
  id: string
  /** The question that it answers differently. Two variants of one question exclude each other. */
  question: string
  /** Variants of other questions that exclude it. */
  never?: string[]
  /** One sentence for users: why the documents allow it. */
  sentence: string
  patch?: Patch
  /**
   * Whether it hides what other variants change. Runs first combine it with others; checks that stay undecided run
   * again with fewer variants.
   */
  hides?: true
  /** Whether it excludes every other variant. */
  alone?: true
  /** Interfaces on which it shows; all when absent. */
  interfaces?: string[]
  /** The capability of all rows on which it shows; absent when it may show on any. */
  seenWith?: string
  /** Interfaces that its profile does not claim. */
  absentIn?: string[]
  options?: SandboxOptions
  /** Changes the sandbox's own profile where the choice shows in it. */
  profile?: (profile: PlainProfile) => void
}

/** The answer for an empty list. */
export const emptyList = { status: 200, json: { data: [], meta: { next_id: null, next_page: null } } }
