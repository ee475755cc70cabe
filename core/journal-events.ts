import type { CommandName } from './command-name.ts'
import type { Basis } from './basis.ts'
import type { Exchange } from './exchange.ts'
import type { FaultsShown } from './faults-shown.ts'
import type { Fingerprint } from './fingerprint.ts'
import type { InterfaceName } from './interface-name.ts'
import type { LedgerEvent } from './ledger-events.ts'
import type { Conditions } from './outcomes.ts'
import type { WordedReason } from './reason.ts'
import type { Counterexample, PropertyCoverage } from './property-coverage.ts'
import type { Requirement } from './requirement.ts'
import type { PartlyShown } from './judgement.ts'
import type { MergedShard, ShardTaken } from './shard.ts'
import type { StepEvent } from './step-events.ts'
import type { Strength, Verdict } from './verdict.ts'
import type { WorkersChosen } from './workers-chosen.ts'

export type { Counterexample, PropertyCoverage } from './property-coverage.ts'

/** The journal is the one truth of a run: a line of JSON per event, from which every report is rebuilt. */
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
  /** `interface/topic/obligation`: what `--only` takes. */
  address: string
  /** Names of the checks that will evaluate it; empty where nothing does. */
  checks: string[]
  /** Why the checks that it has are not run: the depth of the run, or a budget that does not reach so far. */
  leftOut?: 'smoke' | 'budget'
}

export interface RunStarted extends Conditions {
  type: 'run-started'
  /** The command that wrote the journal; absent for `assay run`, and in journals of old. */
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
  /** The profile's path as given on the command line; absent for the embedded sandbox. */
  profile?: string
  interfaces: InterfaceName[]
  /** Addresses given to --only; empty for a whole run. */
  only: string[]
  /** Titles given to --check; absent or empty where every check of those addresses was to run. */
  titles?: string[]
  /** `workers` is absent for one, and where the number is chosen later. */
  pacing: { requests_per_second: number | null; concurrent_requests: number; workers?: number }
  budget: { requests: number; seconds: number }
  planned: PlannedRequirement[]
  knownFailures: Array<{ address: string; reason: string; owner: string; expires: string }>
  /** Readings of the documents that the profile states, as far as they concern what was planned; absent in older journals. */
  readings?: Reading[]
  /** Interactions of consumers that the run set out to verify; absent where none were. */
  contracts?: PlannedContract[]
  /** The folders of --features; absent where none was given. */
  features?: string[]
  /** Rows that the user added to those of Assay, so that reports need nothing but the journal; absent without any. */
  ownRequirements?: Requirement[]
  /** How deep the run goes; absent for a standard one. */
  depth?: 'smoke' | 'full'
  /** By what journals of one plan and one profile are known. Absent in journals of old. */
  fingerprint?: Fingerprint
  /** Set where clients of the sandbox were evaluated, and not a server. */
  judged?: 'clients'
  /** Set where both sides of exchanges that somebody else kept were evaluated. */
  bothSides?: true
  /** The part that this run took of what was planned; absent for a whole run. */
  shard?: ShardTaken
  /** The runs of which this one was merged; absent where it was not. */
  shards?: MergedShard[]
  /** What chose the checks beside `only` and `titles`, as on the command line: `--failed`, `--route ...`. */
  selection?: string
  /** What earlier runs at this target set out to decide, of which the last began then; absent where nothing is kept of any. */
  kept?: { at: string; assay: string; planned: PlannedRequirement[]; contracts?: PlannedContract[] }
}

/**
 * What an earlier run decided, with its evidence before it. It stays where this run does not decide the same. Of what held,
 * only the verdict is kept.
 */
export interface Kept {
  type: 'kept'
  event: CheckDecided | ContractDecided | ExchangeRecorded
}

/** Written where a run that had ended early goes on. What comes after it counts in place of what came before. */
export interface RunResumed {
  type: 'run-resumed'
  at: string
  /** How many checks had been decided, so that they are not run again. */
  kept: number
}

/** How the owner of the documents has decided what they leave open for one requirement. */
export interface Reading {
  /** `interface/topic/obligation`. */
  address: string
  strength: Strength
  reason: string
}

/** An interaction of a consumer that the run set out to verify. */
export interface PlannedContract {
  pact: string
  consumer: string
  provider: string
  /** Its description: unique with its states in a pact. */
  interaction: string
  states: string[]
  /** Absent if it is unknown. */
  interface?: InterfaceName
  /** Whether the consumer says that nobody need fulfil it yet: then it is warned of at most. */
  pending: boolean
}

export interface CheckStarted {
  type: 'check-started'
  at: string
  check: string
  interface: InterfaceName
}

/** Written only for exchanges that a decided check names as evidence, just before that check's event. */
export interface ExchangeRecorded {
  type: 'exchange'
  exchange: Exchange
  /** Whether rules of every answer pass it over. */
  aside?: true
}

/** Over which places a rule was evaluated, and which were left, with the reason. */
export interface PlacesRecord {
  /** What the places are, in the plural: `paginated lists`. */
  what: string
  judged: string[]
  broken: string[]
  missed: Array<WordedReason & { place: string }>
  /** Fields that some records lack, with how many show them: a note, which no verdict rests on. Absent where there are none. */
  partly?: PartlyShown[]
}

/** What one `Then` evaluated. */
export interface JudgementRecord extends WordedReason {
  requirement: string
  verdict: Verdict
  wanted?: string
  got?: string
  place?: string
  /** Addresses of requirements without which this could not be evaluated; only where it was not. */
  dependsOn?: string[]
  /** Steps that lead to what was sent, each with its title; several lines are kept. */
  details?: Array<{ title: string; text: string }>
  /** Set for a rule that holds at several places. */
  places?: PlacesRecord
  /** Ids of recorded exchanges, the decisive one last. */
  evidence: string[]
  /** The check that sent what an observer found, and an address that has it run; without a title, all of an interface. */
  sentBy?: { address: string; title?: string }
  /** When an earlier run said so, of a requirement that this run did not evaluate; in reports alone. */
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
  /** Ids of the requirement rows that the check evaluates. */
  requirements: string[]
  verdict: Verdict
  judgements: JudgementRecord[]
  /** Without what it waited for others, which came before. */
  durationMs: number
  /** Absent where it waited for nobody, and in journals of old. */
  waitedMs?: number
  requests: number
  /** The names of the requests that were sent, each once. Absent in journals of old. */
  sent?: string[]
  /** The scenario as run, one line per step, for people. */
  steps: string[]
  coverage?: PropertyCoverage
  counterexample?: Counterexample
}

/** Where an answer differs from what a consumer needs. */
export interface ContractMismatch {
  kind: 'status' | 'header' | 'body'
  /** `data[0].id`, or the name of a header; absent for a status and for a body as a whole. */
  place?: string
  wanted?: string
  got?: string
  /** In a sentence. */
  words: string
}

/** What became of one interaction of a consumer. */
export interface ContractDecided extends PlannedContract, WordedReason {
  type: 'contract-decided'
  at: string
  verdict: Extract<Verdict, 'passed' | 'failed' | 'warned' | 'untested' | 'inconclusive'>
  mismatches: ContractMismatch[]
  /** Headers with secrets that went along although the pact does not send them. */
  addedSecrets?: string[]
  /** Ids of recorded exchanges, the consumer's request last. */
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
  /** The truth of the run in one sentence: the last line that `assay run` prints. */
  sentence: string
  /** On what the conclusion rests beside the verdicts; absent in journals of old. */
  basis?: Basis
}
