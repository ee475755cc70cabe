import { type ComparedRun, partsOfAddress } from './compared-run.ts'
import type { ResultsFile } from './results.ts'
import { needRow } from './run-of-story.ts'

/** A run out of results.json, which holds what was expected and got, and no exchanges. */
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
