import type { PlannedRequirement, RunStarted } from '../../core/journal-events.ts'
import type { Shard } from '../../core/shard.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import { isOwnRow, readRequirements } from '../../requirements/read-requirements.ts'
import { selectAddresses } from '../../requirements/select-addresses.ts'
import { plannedContract, type Entry } from '../contracts/decide-interaction.ts'
import { runStarted, type Asked } from '../run/run-started.ts'
import { contractKey, takeShard, type HowShared } from '../run/shard.ts'
import { knownFailuresHere } from '../verdicts/known-failures.ts'
import { createHash } from 'node:crypto'
import type { Fingerprint } from '../../core/fingerprint.ts'
import { createMasker } from '../client/masking/mask.ts'
import type { Profile } from '../profile/profile.ts'
import { secretsOf } from '../profile/secrets-of.ts'

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

/**
 * Identifies runs with the same plan and profile. Pace, budget and secrets are left out: they decide no verdict, and a
 * digest of a short secret would reveal it. Every embedded sandbox counts as the same, although ports and keys differ.
 */
export function fingerprintOf(
  { planned, contracts = [] }: { planned: RunStarted['planned']; contracts?: RunStarted['contracts'] | undefined },
  profile: Profile,
  embedded: boolean,
): Fingerprint {
  const rows = planned.map(({ interface: name, address, checks }) => [name, address, checks])
  const { pacing: _pacing, budget: _budget, ...rest } = profile
  return {
    plan: digestOf([rows, contracts.map(contractKey)]),
    profile: embedded ? 'embedded' : digestOf(createMasker(secretsOf(profile)).maskValue(rest)),
  }
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
