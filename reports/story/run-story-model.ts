import type { Basis } from '../../core/basis.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { ShownToFail } from '../../core/faults-shown.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
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
import type { KnownFailureState } from '../../harness/verdicts/known-failures.ts'
import type { VerdictCounts } from '../../harness/verdicts/counts.ts'
import type { RootCause } from '../../harness/verdicts/roots.ts'
import type { Baseline } from '../../core/outcomes.ts'
import type { Comparison } from '../../harness/verdicts/compare.ts'
import type { FaultsOfRun } from './faults-of-run.ts'
import type { Stays } from './read-run.ts'
import type { RunOutcome } from '../../harness/verdicts/outcome.ts'

/** Everything that the reports show of one run: the one model behind every view. */
export interface RunStory {
  header: StoryHeader
  /** The truth of the run in one sentence, and the same for programs. */
  sentence: string
  conclusion: Reason
  /** On what it rests beside the verdicts. */
  basis: Basis & { today: string }
  /** What the sentence means: everything held, something failed, or there is no conclusion. */
  outcome: RunOutcome
  counts: VerdictCounts
  countsByInterface: Map<InterfaceName, VerdictCounts>
  /** In the order of the interfaces, then topic by topic. */
  requirements: RequirementStory[]
  /** One entry per check and interface, whatever it evaluates, in the order of the journal. */
  checks: CheckStory[]
  causes: FailureCause[]
  /** What is behind the inconclusive requirements, the cause of most of them first. */
  roots: RootCause[]
  /** At which routes requirements were decided, by interface. */
  routes: RouteStory[]
  untested: UnevaluatedGroup[]
  inconclusive: UnevaluatedGroup[]
  knownFailures: KnownFailureStory[]
  /** How many requirements were shown able to fail; absent where no faults were given. */
  faults?: FaultsOfRun
  /** Interactions of consumers that were verified, in the order of their pacts. */
  contracts: ContractStory[]
  /** The recorded exchanges by id, masked as the journal holds them. */
  exchanges: ReadonlyMap<string, Exchange>
  /** What the run made or changed at the target and did not put back. */
  left: Entry[]
  /** The job of a CI that writes the reports; absent elsewhere. */
  build?: Build
  /** Where the site of the requirements lies beside the report; absent where there is none. */
  site?: string
  /** What failed already in the baseline that decides the run, requirements and needs of consumers; absent where none does. */
  failedBefore?: string[]
  /** What is new since the baseline; absent where the run is compared with none. */
  since?: Since
  /** What earlier runs decided and this one did not: how many requirements, and when the oldest. Absent where nothing is. */
  kept?: { requirements: number; oldest: string }
  /** What is wrong with the journal; absent where it is whole. */
  damage?: JournalDamage
}

/** A job of a CI, as far as its variables say. */
export interface Build {
  name?: string
  number?: number
  url?: string
  /** Where the CI shows the report, once the job has ended. */
  report?: string
  repository?: string
  branch?: string
  commit?: string
}

/** How a run differs from an earlier one, and from which. */
export interface Since extends Comparison {
  baseline: Pick<Baseline, 'startedAt' | 'assay' | 'target'> & { isLast?: true }
}

/** What of the start of a run stands in the header as it is. */
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
  /** When the run went on after it had ended early, with the number of checks that stayed decided. */
  resumed?: Array<{ at: string; kept: number }>
  /** The part that this run was; absent for a whole run. */
  shard?: Shard
  startedAt: string
  /** Of a run cut short: from its start to the last thing it wrote. */
  durationMs: number
  /** Of a run cut short: those of the checks that were decided. */
  requests: number
  /** Null where the run was cut short. */
  peakMemoryBytes: number | null
  exitCode: RunFinished['exitCode'] | null
  finished: boolean
  /** Set where the run goes on while it is shown. */
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
  /** The place below that heading; empty where the catalogue no longer holds the row. */
  where: string
  /** `unknown` where the catalogue no longer holds the row. */
  strength: Strength | 'unknown'
  note?: string
  verdict: Verdict
  /** The address of the requirement for which this one is inconclusive. */
  root?: string
  /** The checks of this requirement, each seen from it: its own verdict, reason and judgements. */
  checks: CheckStory[]
  /** Over which places it was evaluated, by the kind of place; empty where it holds at one only. */
  places: PlacesRecord[]
  /** When an earlier run decided it; absent where this run did. */
  decidedAt?: string
  /** What this run set out to evaluate it by, where it keeps what earlier ones decided; absent where it did not evaluate it. */
  own?: Pick<PlannedRequirement, 'checks' | 'leftOut'>
  /** On which fault it failed, or why on none; absent where nobody tried. */
  shown?: Omit<ShownToFail, 'address'>
  known?: KnownFailureStory
}

export interface CheckStory extends Omit<CheckDecided, 'type' | 'check' | 'at'> {
  name: string
  /** False for a check that the run planned and never decided. */
  decided: boolean
  /** When an earlier run decided it; absent where this one did. */
  decidedAt?: string
  at?: string
}

/** An interaction of a consumer, with what became of it. */
export interface ContractStory extends Omit<ContractDecided, 'type' | 'at'>, Stays {
  /** Stable within a report: `contract-1`. */
  anchor: string
  /** Absent where the run never decided it. */
  at?: string
}

export interface RouteStory<One = RequirementStory> {
  interface: InterfaceName
  route: string
  request: string
  /** The address of the requirement that the route accepts a valid request; absent where there is none. */
  address?: string
  requirements: One[]
  counts: VerdictCounts
  /** How many requirements are inconclusive because of the route, at whatever route they are decided. */
  waiting: number
}

/**
 * Failures that are one and the same: one crash or refusal of a route, or the same row, at the same kind of place, with the same
 * kind of difference.
 */
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
  /** The place as a pattern, `data[].id`; absent where the difference has no place. */
  place?: string
  /** The answer that all of them are, in short: `GET /accounts answers 500 InternalServerError`. */
  shared?: string
  /** Every judgement of this cause, the first one shown as the example. */
  seen: Array<{ requirement: RequirementStory; check: CheckStory; judgement: JudgementRecord }>
  requirements: RequirementStory[]
  known?: KnownFailureStory
}

/** Requirements that were not evaluated for the same reason. */
export interface UnevaluatedGroup {
  reason: string
  /** The address of the requirement for which they are inconclusive. */
  root?: string
  capability?: CapabilityName
  /** What to offer so that they can be evaluated. */
  offer?: string
  requirements: RequirementStory[]
}

export interface KnownFailureStory {
  address: string
  reason: string
  owner: string
  expires: string
  state: KnownFailureState
}
