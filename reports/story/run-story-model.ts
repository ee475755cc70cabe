import type { Basis } from '../../core/basis.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { ShownToFail } from '../../core/faults-shown.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import type { JournalDamage } from '../../core/journal-damage.ts'
import type { Entry } from '../../harness/ledger/entries-in.ts'
import type { CapabilityName } from '../../core/capability.ts'
import type {
  CheckDecided,
  ContractDecided,
  JudgementRecord,
  PlacesRecord,
  PlannedRequirement,
  RunFinished,
  RunStarted,
} from '../../core/journal-events.ts'
import type { Shard } from '../../core/shard.ts'
import type { Strength, Verdict } from '../../core/verdict.ts'
import type { Reason, WordedReason } from '../../core/reason.ts'
import type { KnownFailure } from '../../harness/profile/profile.ts'
import type { KnownFailureState } from '../../harness/verdicts/known-failures.ts'
import type { VerdictCounts } from '../../harness/verdicts/counts.ts'
import type { RootCause } from '../../harness/verdicts/roots.ts'
import type { Baseline } from '../../core/outcomes.ts'
import type { Comparison } from '../../harness/verdicts/compare.ts'
import type { Stays } from './read-run.ts'
import type { RunOutcome } from '../../harness/verdicts/outcome.ts'

/** All that the reports show of a run: the one model behind every view. */
export interface RunStory {
  header: StoryHeader
  /** The conclusion of the run in one sentence, and as a coded reason. */
  sentence: string
  conclusion: Reason
  /** What the conclusion depends on besides verdicts. */
  basis: Basis & { today: string }
  /** The kind of conclusion: everything held, something failed, or none. */
  outcome: RunOutcome
  counts: VerdictCounts
  countsByInterface: Map<InterfaceName, VerdictCounts>
  /** In the order of the interfaces, then topic by topic. */
  requirements: RequirementStory[]
  /** One entry per check and interface, whatever it evaluates, in the order of the journal. */
  checks: CheckStory[]
  causes: FailureCause[]
  /** The causes of inconclusive requirements, the most frequent first. */
  roots: RootCause[]
  /** The routes that decided requirements, by interface. */
  routes: RouteStory[]
  untested: UnevaluatedGroup[]
  inconclusive: UnevaluatedGroup[]
  knownFailures: KnownFailureStory[]
  /** How many requirements failed on faults; absent without faults. */
  faults?: FaultsOfRun
  /** The verified interactions of consumers, in the order of their pacts. */
  contracts: ContractStory[]
  /** The recorded exchanges by id, masked. */
  exchanges: ReadonlyMap<string, Exchange>
  /** What the run made or changed at the target and left there. */
  left: Entry[]
  /** The CI job that writes the reports. */
  build?: Build
  /** The path of the site of requirements beside the report, if there is one. */
  site?: string
  /** Requirements and consumers' needs that failed in the deciding baseline already; absent without one. */
  failedBefore?: string[]
  /** The changes since the baseline; absent without one. */
  since?: Since
  /** What only earlier runs decided: how many requirements, and when the oldest. Absent for nothing. */
  kept?: { requirements: number; oldest: string }
  /** The damage of the journal, if any. */
  damage?: JournalDamage
}

/** How many of the requirements that hold failed on a fault of this server. */
export interface FaultsOfRun {
  shown: number
  of: number
}

/** A CI job, from its environment variables. */
export interface Build {
  name?: string
  number?: number
  url?: string
  /** The CI's address of the report, valid once the job has ended. */
  report?: string
  repository?: string
  branch?: string
  commit?: string
}

/** The changes of a run since an earlier one. */
export interface Since extends Comparison {
  baseline: Pick<Baseline, 'startedAt' | 'assay' | 'target'> & { isLast?: true }
}

/** The fields of the start event that the header copies. */
export const ofStart = [
  'target',
  'profile',
  'features',
  'seed',
  'fuzz',
  'interfaces',
  'only',
  'titles',
  'selection',
  'readings',
  'failOn',
  'minJudged',
  'shards',
  'depth',
  'judged',
  'bothSides',
  'command',
  'pacing',
  'budget',
  'assay',
  'node',
] as const satisfies ReadonlyArray<keyof RunStarted>

export interface StoryHeader extends Pick<RunStarted, (typeof ofStart)[number]> {
  /** When the run was resumed, with the number of checks that stayed decided. */
  resumed?: Array<{ at: string; kept: number }>
  /** The run's shard; absent for a whole run. */
  shard?: Shard
  startedAt: string
  /** Of a run cut short: until its last event. */
  durationMs: number
  /** Of a run cut short: those of its decided checks. */
  requests: number
  /** Null for a run that was cut short. */
  peakMemoryBytes: number | null
  exitCode: RunFinished['exitCode'] | null
  finished: boolean
  /** Set while the run is in progress. */
  goesOn?: true
}

export interface RequirementStory extends WordedReason {
  id: string
  interface: InterfaceName
  address: string
  topic: string
  obligation: string
  text: string
  source: string
  /** The place below that heading; empty for a row that the catalogue no longer holds. */
  where: string
  /** `unknown` for a row that the catalogue no longer holds. */
  strength: Strength | 'unknown'
  note?: string
  verdict: Verdict
  /** The address of the requirement that makes this one inconclusive. */
  root?: string
  /** Its checks, each with only its verdict, reason and judgements for this requirement. */
  checks: CheckStory[]
  /** The places at which it was evaluated, by kind; empty for a requirement with a single place. */
  places: PlacesRecord[]
  /** When an earlier run decided it; absent if this run did. */
  decidedAt?: string
  /** This run's own plan for it, when earlier decisions are kept; absent if it did not evaluate it. */
  own?: Pick<PlannedRequirement, 'checks' | 'leftOut'>
  /** The fault on which it failed, or why there is none; absent without a proof. */
  shown?: Omit<ShownToFail, 'address'>
  known?: KnownFailureStory
}

export interface CheckStory extends Omit<CheckDecided, 'type' | 'check' | 'at'> {
  name: string
  /** False for a planned check that was never decided. */
  decided: boolean
  /** When an earlier run decided it; absent if this one did. */
  decidedAt?: string
  at?: string
}

/** An interaction of a consumer, with its result. */
export interface ContractStory extends Omit<ContractDecided, 'type' | 'at'>, Stays {
  /** Stable within a report: `contract-1`. */
  anchor: string
  /** Absent when it was never decided. */
  at?: string
}

export interface RouteStory<One = RequirementStory> {
  interface: InterfaceName
  route: string
  request: string
  /** The address of the requirement that the route accepts a valid request, if any. */
  address?: string
  requirements: One[]
  counts: VerdictCounts
  /** How many requirements are inconclusive because of the route, whichever route decides them. */
  waiting: number
}

/** Failures with one cause: a crash or refusal of a route, or the same row, kind of place and kind of difference. */
export interface FailureCause {
  /** The same in every report of the same cause. */
  anchor: string
  verdict: 'failed' | 'warned'
  text: string
  source: string
  where: string
  strength: RequirementStory['strength']
  reason: string
  wanted?: string
  got?: string
  /** The place as a pattern, `data[].id`; absent for a difference without place. */
  place?: string
  /** Their common answer in short: `GET /accounts answers 500 InternalServerError`. */
  shared?: string
  /** Every judgement of this cause; the first one is the example. */
  seen: Array<{ requirement: RequirementStory; check: CheckStory; judgement: JudgementRecord }>
  requirements: RequirementStory[]
  known?: KnownFailureStory
}

/** Requirements that were not evaluated for the same reason. */
export interface UnevaluatedGroup {
  reason: string
  /** The address of the requirement that makes them inconclusive. */
  root?: string
  capability?: CapabilityName
  /** What to offer to have them evaluated. */
  offer?: string
  requirements: RequirementStory[]
}

export interface KnownFailureStory extends KnownFailure {
  state: KnownFailureState
}
