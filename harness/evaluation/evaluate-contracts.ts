import type { ContractDecided } from '../../core/journal-events.ts'
import type { Entry } from '../contracts/decide-interaction.ts'
import type { ContractsShared } from '../contracts/runs-for-contracts.ts'
import { verifyBeside } from '../contracts/verify-beside.ts'
import type { ScheduledTask } from '../run/slot.ts'
import { asRun } from '../run/run.ts'
import { asEvaluated, type InterfaceRun } from './interface-run.ts'

/** The contracts that a run verifies. */
export interface Contracts {
  /** The tasks that verify each interface's contracts beside the checks; none where the target may accept too little. */
  tasks(): ScheduledTask[]
  /** All decisions. Contracts that were not verified beside the checks are verified now. */
  verified(): Promise<ContractDecided[]>
}

/** Verifies contracts with these interfaces' runs, after the plainest requests. */
export function contractsBeside(
  entries: readonly Entry[],
  ready: readonly InterfaceRun[],
  shared: ContractsShared,
): Contracts {
  const verifying = new Map<readonly Entry[], Promise<ContractDecided[]>>()
  const judged = () => new Map(ready.map((one) => [one.name, asEvaluated(one, shared.client)]))
  const verify = (part: readonly Entry[]) => {
    const verifies = verifying.get(part) ?? verifyBeside(part, judged(), shared)
    verifying.set(part, verifies)
    return verifies
  }
  // Run in sequence where nothing runs in parallel, because each may move the clock.
  let parts: ReadonlyArray<readonly Entry[]> = [entries]
  return {
    verified: async () => (await Promise.all(parts.map(verify))).flat(),
    tasks() {
      const [first] = ready
      const isDoubtful = [...judged().values()].some(({ doubt }) => doubt !== undefined)
      if (!first || isDoubtful) return []
      const byInterface = [...Map.groupBy(entries, (entry) => entry.interface).values()]
      return byInterface.map((part) => ({
        turn: { alone: false, groups: [] },
        act: (slot) => {
          parts = byInterface
          return asRun(first.run, async () => void (await verify(part)), slot)
        },
      }))
    },
  }
}
