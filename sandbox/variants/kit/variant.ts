import type { SandboxOptions } from '../../world/sandbox.ts'
import type { Patch } from '../../faults/kit/change-rule.ts'

/** A profile as a file holds it, before anybody has read it. */
// oxlint-disable-next-line typescript/no-explicit-any -- it is the shape of a file, checked where it is read
export type PlainProfile = Record<string, any>

/** The sandbox taking another legal choice, on which nothing may fail, and only the rules that name it may warn. */
export interface Variant {
  /** The choice: `extra-fields-everywhere`. */
  id: string
  /** What it answers differently: of the variants with one question no two can be taken at once. */
  question: string
  /** Variants that answer another question, but cannot be taken at once with it. */
  never?: string[]
  /** One sentence for people, saying why the documents allow it. */
  sentence: string
  patch?: Patch
  /**
   * Whether it takes so much away that it would hide what other variants change. Those that do are taken at once with each
   * other; what is not decided then is evaluated again with fewer of them.
   */
  hides?: true
  /** Whether no other variant can be taken at once with it. */
  alone?: true
  /** Interfaces in which it can be seen; all when absent. */
  interfaces?: string[]
  /** The capability that every row needs on which it can be seen; absent where it may be seen on any. */
  seenWith?: string
  /** Interfaces that its profile does not claim. */
  absentIn?: string[]
  options?: SandboxOptions
  /** Changes the plain profile that the sandbox gives of itself, where the choice shows in it. */
  profile?: (profile: PlainProfile) => void
}
