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
   * The shard of the run, balanced by the checks' earlier durations; the whole run when absent. Even shards are
   * balanced by durations at the sandbox: `of` is the number of computing shards, and shards for waiting checks are
   * added.
   */
  shard?: Shard & HowShared & { isEven?: true }
}

/** The first journal event of a run, or of its shard, for these requirements. */
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
