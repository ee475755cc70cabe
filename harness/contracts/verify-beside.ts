import { inconclusive } from '../../core/judgement.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import type { Run } from '../run/run.ts'
import type { Entry } from './decide-interaction.ts'
import { type ContractsShared, runsForContracts } from './runs-for-contracts.ts'
import { verifyContracts } from './verify-contracts.ts'
import type { Reason } from '../../core/reason.ts'

/** An evaluated interface with its run, and why it allows no conclusion where that is so. */
export interface EvaluatedAs {
  run?: Run
  doubt?: Reason | undefined
}

/**
 * Verifies contracts after the requirements, with each interface's run: its customers, its client, and what it saw of
 * the target. An interface that the run did not evaluate gets a new run.
 */
export async function verifyBeside(
  entries: readonly Entry[],
  judged: ReadonlyMap<InterfaceName, EvaluatedAs>,
  shared: ContractsShared,
): Promise<ContractDecided[]> {
  if (entries.length === 0) return []
  const ownRun = runsForContracts(shared)
  return verifyContracts({
    entries,
    runOf: async (entry) => {
      const { run, doubt } = judged.get(entry.interface ?? '') ?? {}
      if (doubt !== undefined) return inconclusive(doubt)
      return run ?? ownRun(entry)
    },
    client: shared.client,
    describe: shared.describe,
    record: shared.record,
  })
}
