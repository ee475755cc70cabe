import type { Exchange } from '../core/exchange.ts'
import type { JournalEvent } from '../core/journal-events.ts'
import type { Shard } from '../core/shard.ts'
import type { Masker } from '../harness/client/masking/mask.ts'
import type { PersonStep } from '../harness/hosted/person.ts'
import type { Parts } from '../harness/evaluation/plan.ts'
import type { Depth } from '../harness/profile/depth.ts'
import type { FailOn } from '../harness/verdicts/exit-code.ts'
import type { MinJudged } from '../harness/verdicts/min-judged.ts'
import type { BudgetAsked } from './asked/options.ts'
import type { ProfileSource } from './targets/open-target.ts'
import type { SandboxMaterial } from './targets/sandbox-material.ts'

/** What takes a part of a run, which writes its journal and no reports. */
export interface PartOfRun {
  made: SandboxMaterial
  see: (event: JournalEvent, masker: Masker) => void
}

/** What `assay run` is given. */
export interface RunCommandOptions {
  profile?: ProfileSource
  interface: string[]
  /** Folders with requirements, features and steps of the user's own. */
  features: string[]
  only: string[]
  /** Routes at which checks are to decide; any when absent or empty. */
  route?: string[]
  check: string[]
  /** `new` for another one than that of the last run. */
  seed?: number | 'new'
  path?: string
  fuzz?: number
  out: string
  format: string[]
  keepGoing?: true
  /** The journal, or its folder, of a run that ended early and goes on. */
  resume?: string
  /** Only lists the checks that the run would do. */
  list?: true
  /** With so many failed checks the run stops, one for true; it never does when absent. */
  bail?: number | true
  /** Runs what failed, warned or was inconclusive in the last run, and nothing else. */
  failed?: true
  failedFirst?: true
  /** Keeps nothing of the last run, as in a CI. */
  alone?: true
  /** What the end of the run lists beside: the requirements of each route. */
  by?: 'route'
  /** Shows the conclusion only. */
  quiet?: true
  /** Shows every check as it is decided. */
  verbose?: true
  failOn: FailOn
  /** The part of the run to take; all of it when absent. */
  shard?: Shard
  /** How many requests or seconds the run may take; as the profile says when absent. */
  budget?: BudgetAsked
  /** Smoke for the checks that find most, full for many generated cases; as the profile says when absent. */
  depth?: Depth
  /** What is done of the checks; what the depth says when absent. */
  parts?: Parts
  /** The journal of an earlier run, by whose durations shards are balanced. */
  durations?: string
  workers?: number
  /** In how many parts at the same time, each on an embedded sandbox of its own; in one when absent. */
  jobs?: number
  /** What takes one of these parts, which writes its journal and no reports; absent for any other run. */
  part?: PartOfRun
  /** Is aborted to end the run in good order; Ctrl-C and SIGTERM do so when absent. */
  interruption?: AbortSignal
  /** Sees every exchange as it ends, without secrets. */
  onExchange?: (exchange: Exchange) => void
  /** Is shown the hosted page that waits for a person, undefined once it waits no more; a terminal alone says it when absent. */
  onPerson?: (step: PersonStep | undefined) => void
  minJudged?: MinJudged
  /** results.json of an earlier run. */
  baseline?: string
  /** The file in which every exchange is kept; none are when absent. */
  record?: string
  /** False leaves Assay's own consumers out, true takes them into a run of a part too. */
  contracts?: boolean
}
