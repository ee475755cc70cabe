import type { Verdict } from './verdict.ts'

/** What a run came to, as far as another run is compared with it. */
export interface Outcomes {
  interfaces: readonly string[]
  /** Addresses given to --only; empty for a whole run. */
  only: readonly string[]
  /** By the address of the requirement. */
  verdicts: Readonly<Record<string, Verdict>>
  /** What consumers need and did not get, each named as `consumer, interaction`. */
  brokenNeeds: readonly string[]
}

/** An earlier run that a later one is compared with. */
export interface Baseline extends Outcomes {
  /** ISO 8601. */
  startedAt: string
  /** The version of Assay that ran. */
  assay: string
  target: string
}

/** When a run is to end well, beside what every run must. */
export interface Conditions {
  /** What makes it fail; absent for `failed`. */
  failOn?: 'new' | 'warned' | 'inconclusive' | 'untested'
  /** How many requirements are to be evaluated, such as `1500` or `90%`; absent for any number. */
  minJudged?: string
  /** The earlier run that it is compared with; absent where there is none. */
  baseline?: Baseline
}
