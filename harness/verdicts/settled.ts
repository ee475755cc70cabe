import type { PlannedRequirement } from '../../core/journal-events.ts'
import type { WordedReason } from '../../core/reason.ts'
import type { Verdict } from '../../core/verdict.ts'

/** A verdict with its reason, as a check or a rule has it. */
export interface Decision extends WordedReason {
  verdict: Verdict
  /** Addresses of requirements that must hold before it can be evaluated. */
  dependsOn?: readonly string[]
}

/** The verdict of a rule in an interface, after all of its checks. */
export interface Settled extends PlannedRequirement, Decision {
  /** The address of the requirement that made this one inconclusive. */
  root?: string
}
