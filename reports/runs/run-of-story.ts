import type { ContractStory, RequirementStory, RunStory } from '../story/run-story-model.ts'
import { replayCommand } from '../text/replay-command.ts'
import { needName } from '../../harness/verdicts/contracts.ts'
import { type ComparedRow, type ComparedRun, consumers, partsOfAddress } from './compared-run.ts'
import type { ResultsFile } from './results-file.ts'

export function runOfStory(story: RunStory): Omit<ComparedRun, 'file'> {
  const { header, sentence, damage, requirements, contracts, knownFailures, exchanges } = story
  return {
    ...header,
    from: 'journal',
    damaged: damage !== undefined,
    sentence,
    titles: header.titles?.length ? header.titles : undefined,
    requirements: [...requirements.map((one) => rowOf(one, header)), ...contracts.map(needRow)],
    knownFailures,
    exchanges,
  }
}

function rowOf({ checks, ...row }: RequirementStory, header: RunStory['header']): ComparedRow {
  return {
    ...row,
    checks: checks.map((check) => ({
      ...check,
      replay: check.decided ? replayCommand(header, row.address, check) : undefined,
    })),
  }
}

type Need = Pick<ContractStory, 'consumer' | 'interaction' | 'states' | 'verdict'> & {
  reason?: string
  evidence?: string[]
}

/** A consumer's need as a row like those of requirements. */
export function needRow(need: Need): ComparedRow {
  const { consumer, interaction, verdict, reason = '', evidence = [] } = need
  return {
    address: needName(need),
    interface: consumers,
    topic: consumer,
    obligation: interaction,
    text: `The answer has what ${consumer} needs.`,
    source: '',
    where: '',
    strength: 'unknown',
    verdict,
    reason,
    checks: [{ title: interaction, verdict, judgements: [{ verdict, reason, evidence }] }],
  }
}

/** A run from results.json, which holds differences but no exchanges. */
export function runOfResults(results: ResultsFile): Omit<ComparedRun, 'file'> {
  const { duration, requirements, contracts, journalDamage, ...run } = results
  return {
    ...run,
    from: 'results',
    durationMs: duration,
    damaged: journalDamage !== undefined,
    requirements: [
      ...requirements.map((row) => ({ ...row, ...partsOfAddress(row.address) })),
      ...contracts.map(needRow),
    ],
    exchanges: new Map(),
  }
}
