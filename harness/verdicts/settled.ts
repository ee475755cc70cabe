import type { Decision, PlannedRequirement } from '../../core/journal-events.ts'

/** The verdict of a rule in an interface, after all of its checks. */
export interface Settled extends PlannedRequirement, Decision {
  /** The address of the requirement that made this one inconclusive. */
  root?: string
}
