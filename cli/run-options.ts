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

/** For a part of a run, which writes its journal and no reports. */
export interface PartOfRun {
  made: SandboxMaterial
  see: (event: JournalEvent, masker: Masker) => void
}

/** The options of `assay run`. */
export interface RunCommandOptions {
  profile?: ProfileSource
  interface: string[]
  /** Folders with the user's own requirements, features and steps. */
  features: string[]
  only: string[]
  /** Routes whose checks run; any when absent or empty. */
  route?: string[]
  check: string[]
  /** `new` for another seed than the last run's. */
  seed?: number | 'new'
  path?: string
  fuzz?: number
  out: string
  format: string[]
  keepGoing?: true
  /** The journal, or its folder, of an interrupted run to continue. */
  resume?: string
  /** Only lists the checks. */
  list?: true
  /** The number of failed checks that stops the run, one for true; never when absent. */
  bail?: number | true
  /** Runs only what failed, warned or was inconclusive in the last run. */
  failed?: true
  failedFirst?: true
  /** Keeps nothing of the last run, as in a CI. */
  alone?: true
  /** Also lists the requirements by route at the end. */
  by?: 'route'
  /** Shows only the conclusion. */
  quiet?: true
  /** Shows every check as it is decided. */
  verbose?: true
  failOn: FailOn
  /** The part of the run to take; all when absent. */
  shard?: Shard
  /** The limit of requests or seconds; the profile's when absent. */
  budget?: BudgetAsked
  /** Smoke for the checks that find most, full for many generated cases; the profile's when absent. */
  depth?: Depth
  /** Which parts of the checks run; the depth's when absent. */
  parts?: Parts
  /** The journal of an earlier run, whose durations balance the shards. */
  durations?: string
  workers?: number
  /** The number of parallel parts, each on an embedded sandbox of its own; one when absent. */
  jobs?: number
  /** For one of these parts, which writes its journal and no reports. */
  part?: PartOfRun
  /** Aborted to end the run in good order; by default on Ctrl-C and SIGTERM. */
  interruption?: AbortSignal
  /** Gets every exchange as it ends, masked. */
  onExchange?: (exchange: Exchange) => void
  /** Gets the hosted page that waits for a person, then undefined. Without it only the terminal shows the page. */
  onPerson?: (step: PersonStep | undefined) => void
  minJudged?: MinJudged
  /** results.json of an earlier run. */
  baseline?: string
  /** The file for a recording of every exchange; no recording when absent. */
  record?: string
  /** False leaves Assay's own consumers out; true adds them to partial runs too. */
  contracts?: boolean
}
