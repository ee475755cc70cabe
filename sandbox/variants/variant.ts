import type { SandboxOptions } from '../core/start.ts'
import type { Rules } from '../rules/rules.ts'

/** The sandbox taking another legal choice, on which nothing may fail. */
export interface Variant {
  /** The choice: `extra-fields-everywhere`. */
  id: string
  /** One sentence for people, saying why the documents allow it. */
  sentence: string
  patch?: (rules: Rules) => void
  /** Options of the sandbox that make the choice. */
  options?: SandboxOptions
}
