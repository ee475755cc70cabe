import type { Baseline, Outcomes } from '../../core/outcomes.ts'
import { compareOutcomes } from '../../harness/verdicts/compare.ts'
import { needName } from '../../harness/verdicts/contracts.ts'
import { gravestOf } from '../../harness/verdicts/gravest.ts'
import { settleRequirements } from '../../harness/verdicts/requirement-verdicts.ts'
import { currentAddress } from '../../requirements/select-addresses.ts'
import type { Requirement } from '../../core/requirement.ts'
import type { RecordedRun } from './read-run.ts'
import type { ContractStory, RequirementStory, Since, StoryHeader } from './run-story-model.ts'

/** The changes of a run since its baseline; undefined without one. */
export function sinceBaseline(
  baseline: Baseline | undefined,
  run: Pick<StoryHeader, 'interfaces' | 'only' | 'shard'>,
  requirements: readonly RequirementStory[],
  contracts: readonly ContractStory[],
): Since | undefined {
  if (!baseline) return undefined
  const { startedAt, assay, target } = baseline
  const comparison = compareOutcomes(baseline, outcomesOf(run, requirements, contracts))
  return {
    baseline: { startedAt, assay, target },
    ...comparison,
    // A requirement of another part of the run is not removed.
    ...(run.shard && { removed: [] }),
  }
}

/** The changes of a run, with what is kept, since earlier runs at its target; undefined when nothing is kept. */
export function sinceLast(
  { started, kept }: RecordedRun,
  requirements: readonly RequirementStory[],
  contracts: readonly ContractStory[],
  rows: readonly Requirement[],
): Since | undefined {
  if (!kept) return undefined
  const before = settleRequirements(kept.planned, kept.decided, new Map(rows.map((row) => [row.id, row])))
  const interfaces = [...new Set(requirements.map((one) => one.interface))]
  const only = before.map(({ address }) => address)
  const { at: startedAt, assay } = kept
  const comparison = compareOutcomes(
    outcomesOf({ interfaces, only }, before, kept.decidedContracts),
    outcomesOf({ interfaces, only: [] }, requirements, contracts),
  )
  return { baseline: { startedAt, assay, target: started.target.name, isLast: true }, ...comparison }
}

type Decided = { address: string; verdict: Outcomes['verdicts'][string] }
type Need = Pick<ContractStory, 'consumer' | 'interaction' | 'states' | 'verdict'>

/** The outcomes of a run, from the requirements and interactions of reports and results.json. */
export function outcomesOf(
  { interfaces, only }: Pick<Outcomes, 'interfaces' | 'only'>,
  requirements: readonly Decided[],
  contracts: readonly Need[],
): Outcomes {
  return {
    interfaces,
    only,
    verdicts: Object.fromEntries(
      [...Map.groupBy(requirements, ({ address }) => currentAddress(address))].map(([address, same]) => [
        address,
        gravestOf(same),
      ]),
    ),
    brokenNeeds: contracts.filter(({ verdict }) => verdict === 'failed').map(needName),
  }
}

/** The failures of an earlier run: addresses of requirements, and names of consumers' needs. */
export function failuresIn(before: Outcomes | undefined): string[] | undefined {
  if (!before) return undefined
  const failed = Object.entries(before.verdicts).filter(([, verdict]) => verdict === 'failed')
  return [...failed.map(([address]) => address), ...before.brokenNeeds]
}
