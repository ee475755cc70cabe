import type { CommandName } from './command-name.ts'
import type { Basis } from './basis.ts'
import type { Exchange } from './exchange.ts'
import type { FaultsShown } from './faults-shown.ts'
import type { Fingerprint } from './fingerprint.ts'
import type { InterfaceName } from './interfaces.ts'
import type { LedgerEvent } from './ledger-events.ts'
import type { Conditions } from './outcomes.ts'
import type { WordedReason } from './reason.ts'
import type { Counterexample, PropertyCoverage } from './property-coverage.ts'
import type { Requirement } from './requirement.ts'
import type { Judgement, PlacesSeen } from './judgement.ts'
import type { MergedShard, ShardTaken } from './shard.ts'
import type { StepEvent } from './step-events.ts'
import type { Strength, Verdict } from './verdict.ts'
import type { WorkersChosen } from './workers-chosen.ts'

export type { Counterexample, PropertyCoverage } from './property-coverage.ts'

/** The journal holds everything about a run: one JSON event a line. Every report is rebuilt from it. */
export type JournalEvent =
  | RunStarted
  | RunResumed
  | Kept
  | WorkersChosen
  | CheckStarted
  | StepEvent
  | ExchangeRecorded
  | CheckDecided
  | ContractDecided
  | FaultsShown
  | LedgerEvent
  | RunFinished

/** A requirement of an interface that the run set out to evaluate. */
export interface PlannedRequirement {
  /** The row's id, `conventions/paging/sorted-by-id` or `ais/login/...`. */
  id: string
  interface: InterfaceName
  /** `interface/topic/obligation`, as `--only` takes it. */
  address: string
  /** Names of the checks that evaluate it; empty where there is none. */
  checks: string[]
  /** Why its checks do not run: the depth of the run, or the budget. */
  leftOut?: 'smoke' | 'budget'
}

export interface RunStarted extends Conditions {
  type: 'run-started'
  /** The command that wrote the journal; absent for `assay run` and in old journals. */
  command?: CommandName
  /** Format of the journal, 1. */
  journal: 1
  at: string
  assay: string
  node: string
  seed: number
  /** Property cases asked for per property. */
  fuzz: number
  target: { name: string; base_url: string; embedded: boolean }
  /** The profile's path as given on the command line; absent for the built-in sandbox. */
  profile?: string
  interfaces: InterfaceName[]
  /** Addresses given to --only; empty for a whole run. */
  only: string[]
  /** Titles given to --check; absent or empty where all checks of those addresses run. */
  titles?: string[]
  /** `workers` is absent for one worker, and where the number is chosen later. */
  pacing: { requests_per_second: number | null; concurrent_requests: number; workers?: number }
  budget: { requests: number; seconds: number }
  planned: PlannedRequirement[]
  knownFailures: Array<{ address: string; reason: string; owner: string; expires: string }>
  /** The readings of the profile that concern planned requirements. Absent in old journals. */
  readings?: Reading[]
  /** The planned consumer interactions; absent where there are none. */
  contracts?: PlannedContract[]
  /** The folders of --features; absent where none was given. */
  features?: string[]
  /** The requirements that the user added, so that reports need only the journal. Absent where there are none. */
  ownRequirements?: Requirement[]
  /** The depth of the run; absent for a standard one. */
  depth?: 'smoke' | 'full'
  /** Shows which journals share a plan and a profile. Absent in old journals. */
  fingerprint?: Fingerprint
  /** Set where the run evaluated clients of the sandbox instead of a server. */
  judged?: 'clients'
  /** Set where the run evaluated both sides of exchanges that another program recorded. */
  bothSides?: true
  /** The shard of a plan that this run took; absent for a whole run. */
  shard?: ShardTaken
  /** The runs from which this one was merged; absent where it was not. */
  shards?: MergedShard[]
  /** What else chose the checks, as on the command line: `--failed`, `--route ...`. */
  selection?: string
  /** What earlier runs at this target planned; `at` is when the last one began. Absent where no earlier result is kept. */
  kept?: { at: string; assay: string; planned: PlannedRequirement[]; contracts?: PlannedContract[] }
}

/**
 * A decision of an earlier run; its evidence stands before it. It stays unless this run decides the same check. For a
 * rule that held, only the verdict is kept.
 */
export interface Kept {
  type: 'kept'
  event: CheckDecided | ContractDecided | ExchangeRecorded
}

/** Written where an interrupted run continues. Later events replace earlier ones. */
export interface RunResumed {
  type: 'run-resumed'
  at: string
  /** How many checks were already decided and are not run again. */
  kept: number
}

/** How the documents' owner reads them, for one requirement that they leave open. */
export interface Reading {
  address: string
  strength: Strength
  reason: string
}

/** A consumer interaction that the run planned to verify. */
export interface PlannedContract {
  pact: string
  consumer: string
  provider: string
  /** Its description; unique in a pact together with its states. */
  interaction: string
  states: string[]
  /** Absent where the interface is unknown. */
  interface?: InterfaceName
  /** Whether the consumer marks it as not yet required; then a mismatch is at most a warning. */
  pending: boolean
}

export interface CheckStarted {
  type: 'check-started'
  at: string
  check: string
  interface: InterfaceName
}

/** Written just before the check that names the exchange as evidence. Other exchanges are not written. */
export interface ExchangeRecorded {
  type: 'exchange'
  exchange: Exchange
  /** Whether rules about every answer skip this exchange. */
  aside?: true
}

/** At which places a rule was evaluated, at which it was not, and why in words. */
export interface PlacesRecord extends Omit<PlacesSeen, 'missed'> {
  missed: Array<WordedReason & { place: string }>
}

/** A verdict with its reason, as a judgement, a check or a requirement has it. */
export interface Decision extends WordedReason {
  verdict: Verdict
  /** Addresses of requirements that must hold first; only where it was not evaluated. */
  dependsOn?: readonly string[]
}

/** The judgement of one `Then`: what a check found, as a verdict by the strength of its rule, in words, with what is masked. */
export interface JudgementRecord extends Decision, Pick<Judgement, 'wanted' | 'got' | 'place' | 'details'> {
  requirement: string
  /** Set for a rule that holds at several places. */
  places?: PlacesRecord
  /** Ids of recorded exchanges, the decisive one last. */
  evidence: string[]
  /** The check whose request an observer evaluated, and an address that runs it. No title means every check of an interface. */
  sentBy?: { address: string; title?: string }
  /** When an earlier run decided it; only in reports, for a requirement that this run did not evaluate. */
  decidedAt?: string
}

export interface CheckDecided extends WordedReason {
  type: 'check-decided'
  at: string
  /** Stable name, unique within an interface: `features/ais/rates.feature: The floor holds`. */
  check: string
  title: string
  /** The feature's path and line. */
  where: string
  interface: InterfaceName
  requirements: string[]
  verdict: Verdict
  judgements: JudgementRecord[]
  /** Without the time spent waiting for other checks. */
  durationMs: number
  requests: number
  /** The names of the sent requests, each once. Absent in old journals. */
  sent?: string[]
  /** The scenario as run, one line per step, for people. */
  steps: string[]
  coverage?: PropertyCoverage
  counterexample?: Counterexample
}

/** Where an answer differs from what a consumer needs. */
export interface ContractMismatch {
  kind: 'status' | 'header' | 'body'
  /** `data[0].id` or a header's name; absent for a status and for a whole body. */
  place?: string
  wanted?: string
  got?: string
  words: string
}

/** The result of one consumer interaction. */
export interface ContractDecided extends PlannedContract, WordedReason {
  type: 'contract-decided'
  at: string
  verdict: Verdict
  mismatches: ContractMismatch[]
  /** Headers with secrets that Assay added to the pact's request. */
  addedSecrets?: string[]
  evidence: string[]
  durationMs: number
  requests: number
}

export interface RunFinished {
  type: 'run-finished'
  at: string
  durationMs: number
  requests: number
  peakMemoryBytes: number
  exitCode: 0 | 1 | 2 | 3
  /** The conclusion in one sentence: the last line that `assay run` prints. */
  sentence: string
  /** What the conclusion rests on beside the verdicts. Absent in old journals. */
  basis?: Basis
}
