import type { InterfaceName } from '../../core/interface-name.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import type { Run } from '../run/run.ts'
import type { Entry } from './decide-interaction.ts'
import { type ContractsShared, runsForContracts } from './runs-for-contracts.ts'
import { verifyContracts } from './verify-contracts.ts'
import type { Reason } from '../../core/reason.ts'

/** An interface as a run evaluated it: with what, and why nothing follows for the target where that is so. */
export interface EvaluatedAs {
  run?: Run
  doubt?: Reason | undefined
}

/**
 * Verifies contracts once requirements are evaluated, with what the run made for each interface: its customers, its client,
 * what it saw of the target. An interface of which the run evaluated nothing gets a run of its own.
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
      if (doubt !== undefined) return { finding: 'inconclusive', reason: doubt }
      return run ?? ownRun(entry)
    },
    client: shared.client,
    describe: shared.describe,
    record: shared.record,
  })
}
