import type { JournalDamage } from '../../core/journal-damage.ts'
import type { ContractDecided, JournalEvent, RunStarted, PlannedContract } from '../../core/journal-events.ts'
import type { Baseline } from '../../core/outcomes.ts'
import type { Requirement } from '../../core/requirement.ts'
import { wordsOf } from '../../harness/reasons/words-of.ts'
import { countsOf, type VerdictCounts } from '../../harness/verdicts/counts.ts'
import type { ExitCode } from '../../harness/verdicts/exit-code.ts'
import { settleRequirements, notDecided } from '../../harness/verdicts/requirement-verdicts.ts'
import { rootCauses } from '../../harness/verdicts/roots.ts'
import { type Recounted, recount } from '../../harness/evaluation/recount.ts'
import { cutShortBecause, type KnownOfRun, outcomeOf } from '../../harness/verdicts/outcome.ts'
import { failureCauses } from './failure-causes.ts'
import { lastDayOf, readRun, type RecordedRun } from './read-run.ts'
import { checksOf, requirementStories } from './requirement-stories.ts'
import {
  type CheckStory,
  type ContractStory,
  ofStart,
  type FaultsOfRun,
  type RunStory,
  type StoryHeader,
  type KnownFailureStory,
  type RequirementStory,
  type UnevaluatedGroup,
} from './run-story-model.ts'
import { routesOfRun } from './routes-of-run.ts'
import { failuresIn, sinceBaseline, sinceLast } from './since-baseline.ts'
import { countsByInterface, sumOf } from './verdict-counts.ts'
import { markKept, withKept } from './with-kept.ts'
import { covers, stateOf } from '../../harness/verdicts/known-failures.ts'
import { capabilities, type CapabilityName } from '../../core/capability.ts'
import type { Verdict } from '../../core/verdict.ts'

export type { RunStory } from './run-story-model.ts'

/**
 * The story of a run, from its journal and the requirement rows: the one model of every report. It copies the journal's
 * verdicts and recounts their conclusion; what the journal lacks is reported as unknown. The run is compared with
 * `baseline`, or else with its own.
 * @throws JournalUnreadable JOURNAL_UNREADABLE when the events are not those of a run.
 */
export function storyOf(
  events: Iterable<JournalEvent>,
  known: Requirement[],
  damage?: JournalDamage,
  baseline?: Baseline,
): RunStory {
  const run = readRun(events)
  const whole = withKept(run)
  const rows = [...known, ...ownRowsOf(run, known)]
  const checks = checksOf(whole, run)
  const requirements = markKept(requirementStories(whole, checks, rows), run)
  const knownFailures = knownFailureStories(run, requirements)
  const byInterface = countsByInterface(requirements, rows, run.started)
  const counts = sumOf(byInterface.values())
  const contracts = contractStories(whole)
  // The run's conclusion depends on its own evaluation only.
  const own = run.kept ? ownOf(run, rows) : { checks, counts, contracts }
  const recounted = recountOf(run, own.contracts, rows, damage)
  const ended = knownOf(run, own.checks, own.counts, own.contracts, recounted.exitCode)
  const conclusion = run.finished || damage ? recounted.conclusion : cutShortBecause(ended)
  const since =
    sinceBaseline(baseline ?? run.started.baseline, run.started, requirements, contracts) ??
    sinceLast(run, requirements, contracts, rows)
  const kept = requirements.flatMap(({ decidedAt }) => decidedAt ?? []).toSorted()
  const [oldest] = kept
  return {
    header: { ...headerOf(run), exitCode: ended.exitCode },
    sentence: wordsOf(conclusion),
    conclusion,
    basis: recounted.basis,
    outcome: outcomeOf(ended),
    counts,
    countsByInterface: byInterface,
    requirements,
    checks,
    causes: failureCauses(requirements, run.exchanges),
    roots: rootCauses(requirements),
    routes: routesOfRun(requirements),
    untested: unevaluatedGroups(requirements, 'untested'),
    inconclusive: unevaluatedGroups(requirements, 'inconclusive'),
    knownFailures,
    faults: faultsOfRun(run),
    contracts,
    exchanges: run.exchanges,
    left: run.left,
    failedBefore: run.started.failOn === 'new' ? failuresIn(run.started.baseline) : undefined,
    since,
    kept: oldest === undefined ? undefined : { requirements: kept.length, oldest },
    damage,
  }
}

/** The run's own evaluation, without earlier decisions. */
function ownOf(
  run: RecordedRun,
  rows: Requirement[],
): { checks: CheckStory[]; counts: VerdictCounts; contracts: ContractStory[] } {
  const { started, decided } = run
  const settled = settleRequirements(started.planned, decided, new Map(rows.map((row) => [row.id, row])))
  return { checks: checksOf(run), counts: countsOf(settled), contracts: contractStories(run) }
}

/** The user's rows of this run that the present catalogue lacks. */
function ownRowsOf({ started }: RecordedRun, known: readonly Requirement[]): Requirement[] {
  const ids = new Set(known.map(({ id }) => id))
  return (started.ownRequirements ?? []).filter(({ id }) => !ids.has(id))
}

function headerOf({ started, finished, decided, resumed, lastAt }: RecordedRun): Omit<StoryHeader, 'exitCode'> {
  const { shard } = started
  const asStarted = Object.fromEntries(ofStart.map((name) => [name, started[name]]))
  return {
    ...(asStarted as Pick<RunStarted, (typeof ofStart)[number]>),
    shard: shard && { number: shard.number, of: shard.of },
    resumed: resumed.length > 0 ? resumed.map(({ at, kept }) => ({ at, kept })) : undefined,
    startedAt: started.at,
    durationMs: finished?.durationMs ?? Math.max(0, Date.parse(lastAt) - Date.parse(started.at)),
    requests: finished?.requests ?? decided.reduce((sum, event) => sum + event.requests, 0),
    peakMemoryBytes: finished?.peakMemoryBytes ?? null,
    finished: finished !== undefined,
  }
}

function knownOf(
  { finished }: RecordedRun,
  checks: CheckStory[],
  counts: VerdictCounts,
  contracts: ContractStory[],
  exitCode: ExitCode,
): KnownOfRun {
  const needs = contracts.filter(({ verdict }) => verdict === 'failed').length
  return {
    exitCode: finished ? exitCode : null,
    failed: { requirements: counts.failed, needs },
    checks: { planned: checks.length, decided: checks.filter((check) => check.decided).length },
    needs: contracts.length,
  }
}

/** Recounts a run's conclusion, and compares it with the end that its journal states. */
function recountOf(
  run: RecordedRun,
  contracts: ContractStory[],
  rows: Requirement[],
  damage: JournalDamage | undefined,
): Recounted {
  const { started, finished, decided, lastAt } = run
  const recorded = {
    started,
    decided,
    contracts: contracts.map((one): ContractDecided => ({ ...one, type: 'contract-decided', at: one.at ?? lastAt })),
    basis: { ...finished?.basis, today: lastDayOf(run) },
  }
  return recount(recorded, rows, finished?.exitCode, damage)
}

/** The profile's known failures with their states; marks the requirements that they cover. */
function knownFailureStories(run: RecordedRun, requirements: RequirementStory[]): KnownFailureStory[] {
  const { started } = run
  return started.knownFailures.map((known) => {
    const own = stateOf(known, requirements, lastDayOf(run))
    // What passes in one part of a run may fail in another.
    const state = started.shard && own === 'no longer fails' ? 'could not be judged' : own
    const story: KnownFailureStory = { ...known, state }
    for (const requirement of requirements) if (covers(known, requirement.address)) requirement.known = story
    return story
  })
}

const outside = 'These cannot be checked from outside.'

/**
 * Requirements of a verdict by reason, the largest group first. Reasons with the same missing capability are one group,
 * with what to offer, and so are those with one root.
 */
function unevaluatedGroups(requirements: RequirementStory[], verdict: Verdict): UnevaluatedGroup[] {
  const groups = new Map<string, UnevaluatedGroup>()
  for (const requirement of requirements.filter((candidate) => candidate.verdict === verdict)) {
    const capability = verdict === 'untested' ? missingIn(requirement) : undefined
    const reason = requirement.code === 'outside-only' ? outside : requirement.reason
    const key = capability ?? requirement.root ?? reason
    const group = groups.get(key) ?? {
      reason,
      ...(requirement.root !== undefined && { root: requirement.root }),
      ...(capability && { capability, offer: capabilities[capability] }),
      requirements: [],
    }
    group.requirements.push(requirement)
    groups.set(key, group)
  }
  return [...groups.values()].sort((one, other) => other.requirements.length - one.requirements.length)
}

/** The capability among a reason's facts. */
function missingIn({ facts }: RequirementStory): CapabilityName | undefined {
  const name = facts?.capability
  return typeof name === 'string' && name in capabilities ? (name as CapabilityName) : undefined
}

/** Every interaction that the run planned to verify, in order; an undecided one is inconclusive. */
function contractStories({ started, contracts }: RecordedRun): ContractStory[] {
  const left = Map.groupBy(contracts, keyOf)
  const planned = (started.contracts ?? []).map((one) => left.get(keyOf(one))?.shift() ?? undecided(one))
  return [...planned, ...[...left.values()].flat()].map((one, at) => contractStory(one, at))
}

function keyOf({ pact, consumer, provider, interaction, states }: PlannedContract): string {
  return JSON.stringify([pact, consumer, provider, interaction, states])
}

type Decided = Omit<ContractDecided, 'type' | 'at'> & { at?: string }

function undecided(planned: PlannedContract): Decided {
  return {
    ...planned,
    ...notDecided,
    verdict: 'inconclusive',
    mismatches: [],
    evidence: [],
    durationMs: 0,
    requests: 0,
  }
}

function contractStory(one: Decided & { type?: unknown }, at: number): ContractStory {
  const { type: _type, ...rest } = one
  return { ...rest, anchor: `contract-${at + 1}` }
}

/** Also counts those of an earlier proof, which the run leaves out; undefined without faults. */
function faultsOfRun({ shown = [] }: RecordedRun): FaultsOfRun | undefined {
  if (shown.length === 0) return undefined
  return { shown: shown.filter(({ alteration }) => alteration !== undefined).length, of: shown.length }
}
