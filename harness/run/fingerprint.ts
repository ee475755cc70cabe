import { createHash } from 'node:crypto'
import type { Fingerprint } from '../../core/fingerprint.ts'
import type { RunStarted } from '../../core/journal-events.ts'
import { createMasker } from '../client/masking/mask.ts'
import type { Profile } from '../profile/profile.ts'
import { secretsOf } from '../profile/secrets-of.ts'
import { contractKey } from './shard.ts'

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
