import type { PlannedRequirement, RunStarted } from '../../core/journal-events.ts'
import type { Shard } from '../../core/shard.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import { isOwnRow, readRequirements } from '../../requirements/read-requirements.ts'
import { selectAddresses } from '../../requirements/select-addresses.ts'
import { type Entry, plannedContract } from '../contracts/decide-interaction.ts'
import { fingerprintOf } from '../run/fingerprint.ts'
import { type Asked, runStarted } from '../run/run-started.ts'
import { type HowShared, takeShard } from '../run/shard.ts'
import { knownFailuresHere } from '../verdicts/known-failures.ts'

export interface StartOptions extends Omit<Asked, 'contracts' | 'fingerprint' | 'shard'> {
  contracts?: readonly Entry[]
  /**
   * The part of the run to take, balanced by how long checks took before; all of it when absent. Even parts are balanced by how
   * long checks take on the sandbox: `of` is how many compute, and there are more where checks wait.
   */
  shard?: Shard & HowShared & { isEven?: true }
}

/** The first line of the journal of a run that decides these requirements, or its shard of them. */
export function startOf(options: StartOptions, planned: PlannedRequirement[]): RunStarted {
  const { shard, profile, ...asked } = options
  const contracts = options.contracts?.map(plannedContract)
  const everything = profile.known_failures.length > 0 ? selectAddresses(readRequirements(), interfaceNames(), []) : []
  const known = knownFailuresHere(profile.known_failures, planned, everything)
  return runStarted(
    {
      ...asked,
      profile,
      contracts,
      fingerprint: fingerprintOf({ planned, contracts }, profile, options.embedded),
      ...(shard && { shard: takeShard(planned, shard, shard) }),
    },
    planned,
    known,
    readRequirements().filter(isOwnRow),
  )
}
