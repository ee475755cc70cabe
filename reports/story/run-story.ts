import type { JournalEvent } from '../../core/journal-events.ts'
import type { Requirement } from '../../requirements/requirement.ts'
import { wordsOf } from '../../harness/reasons/words-of.ts'
import type { VerdictCounts } from '../../harness/verdicts/counts.ts'
import { cutShortBecause, type KnownOfRun, outcomeOf } from '../../harness/verdicts/outcome.ts'
import { contractStories } from './contract-stories.ts'
import { failureCauses } from './failure-causes.ts'
import { knownFailureStories } from './known-failure-stories.ts'
import { readRun, type RecordedRun } from './read-run.ts'
import { checksOf, requirementStories } from './requirement-stories.ts'
import type { CheckStory, ContractStory, RunStory, StoryHeader } from './run-story-model.ts'
import { unjudgedGroups } from './unjudged-groups.ts'
import { countsByInterface, sumOf } from './verdict-counts.ts'

export type { RunStory } from './run-story-model.ts'

/**
 * The story of one run, from its journal and the requirement rows: the one model that every report shows. It judges
 * nothing: verdicts are the journal's, and what the journal does not hold is reported as unknown.
 *
 * @throws JournalUnreadable JOURNAL_UNREADABLE when the events are not those of a run.
 */
export function storyOf(events: Iterable<JournalEvent>, rows: Requirement[]): RunStory {
  const run = readRun(events)
  const checks = checksOf(run)
  const requirements = requirementStories(run, checks, rows)
  const knownFailures = knownFailureStories(run.started, requirements)
  const byInterface = countsByInterface(requirements, rows, run.started)
  const counts = sumOf(byInterface.values())
  const contracts = contractStories(run)
  const known = knownOf(run, checks, counts, contracts)
  return {
    header: headerOf(run),
    sentence: run.finished?.sentence ?? wordsOf(cutShortBecause(known)),
    outcome: outcomeOf(known),
    counts,
    countsByInterface: byInterface,
    requirements,
    checks,
    causes: failureCauses(requirements),
    untested: unjudgedGroups(requirements, 'untested'),
    inconclusive: unjudgedGroups(requirements, 'inconclusive'),
    knownFailures,
    contracts,
    exchanges: run.exchanges,
  }
}

function headerOf({ started, finished, decided, lastAt }: RecordedRun): StoryHeader {
  const { target, profile, seed, fuzz, interfaces, only, titles, pacing, budget, assay, node } = started
  return {
    target,
    ...(profile !== undefined && { profile }),
    seed,
    fuzz,
    interfaces,
    only,
    ...(titles && { titles }),
    pacing,
    budget,
    assay,
    node,
    startedAt: started.at,
    durationMs: finished?.durationMs ?? Math.max(0, Date.parse(lastAt) - Date.parse(started.at)),
    requests: finished?.requests ?? decided.reduce((sum, event) => sum + event.requests, 0),
    peakMemoryBytes: finished?.peakMemoryBytes ?? null,
    exitCode: finished?.exitCode ?? null,
    finished: finished !== undefined,
  }
}

function knownOf(
  { finished }: RecordedRun,
  checks: CheckStory[],
  counts: VerdictCounts,
  contracts: ContractStory[],
): KnownOfRun {
  const needs = contracts.filter(({ verdict }) => verdict === 'failed').length
  return {
    exitCode: finished?.exitCode ?? null,
    failed: { requirements: counts.failed, needs },
    checks: { planned: checks.length, decided: checks.filter((check) => check.decided).length },
    needs: contracts.length,
  }
}
