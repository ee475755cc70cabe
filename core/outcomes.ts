import type { Verdict } from './verdict.ts'

/** The results of a run, as far as runs are compared. */
export interface Outcomes {
  interfaces: readonly string[]
  /** Addresses given to --only; empty for a whole run. */
  only: readonly string[]
  /** By the address of the requirement. */
  verdicts: Readonly<Record<string, Verdict>>
  /** Consumer interactions that are not fulfilled, named `consumer, interaction`. */
  brokenNeeds: readonly string[]
}

/** An earlier run to compare with. */
export interface Baseline extends Outcomes {
  /** ISO 8601. */
  startedAt: string
  assay: string
  target: string
}

/** Further conditions for a successful exit. */
export interface Conditions {
  /** What makes the run fail; absent for `failed`. */
  failOn?: 'new' | 'warned' | 'inconclusive' | 'untested'
  /** How many requirements must be evaluated, such as `1500` or `90%`; absent for any number. */
  minJudged?: string
  baseline?: Baseline
}
