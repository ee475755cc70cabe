import type { ContractDecided } from '../../core/journal-events.ts'
import type { Entry } from '../contracts/decide-interaction.ts'
import type { ContractsShared } from '../contracts/runs-for-contracts.ts'
import { verifyBeside } from '../contracts/verify-beside.ts'
import type { ScheduledTask } from '../run/slot.ts'
import { asRun } from '../run/run.ts'
import { asEvaluated, type InterfaceRun } from './interface-run.ts'

/** The contracts that a run verifies. */
export interface Contracts {
  /** What verifies them beside the checks: nothing where the target might accept too little for that. */
  tasks(): ScheduledTask[]
  /** What became of each. They are verified now, unless that was done beside the checks. */
  verified(): Promise<ContractDecided[]>
}

/** Verifies contracts with what the run makes for these interfaces, once they were asked the plainest things. */
export function contractsBeside(
  entries: readonly Entry[],
  ready: readonly InterfaceRun[],
  shared: ContractsShared,
): Contracts {
  let verifying: Promise<ContractDecided[]> | undefined
  const judged = () => new Map(ready.map((one) => [one.name, asEvaluated(one, shared.client)]))
  const verified = () => (verifying ??= verifyBeside(entries, judged(), shared))
  return {
    verified,
    tasks() {
      const [first] = ready
      const isDoubtful = [...judged().values()].some(({ doubt }) => doubt !== undefined)
      if (!first || entries.length === 0 || isDoubtful) return []
      const act: ScheduledTask['act'] = (slot) => asRun(first.run, async () => void (await verified()), slot)
      return [{ turn: { alone: false, groups: [] }, act }]
    },
  }
}
