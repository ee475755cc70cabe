import { notDecided } from '../../harness/verdicts/requirement-verdicts.ts'
import type { ContractDecided, PlannedContract } from '../../core/journal-events.ts'
import type { RecordedRun } from './read-run.ts'
import type { ContractStory } from './run-story-model.ts'

/** Every interaction that the run planned to verify, in order; an undecided one is inconclusive. */
export function contractStories({ started, contracts }: RecordedRun): ContractStory[] {
  const left = Map.groupBy(contracts, keyOf)
  const planned = (started.contracts ?? []).map((one) => left.get(keyOf(one))?.shift() ?? undecided(one))
  return [...planned, ...[...left.values()].flat()].map((one, at) => storyOf(one, at))
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

function storyOf(one: Decided & { type?: unknown }, at: number): ContractStory {
  const { type: _type, ...rest } = one
  return { ...rest, anchor: `contract-${at + 1}` }
}
