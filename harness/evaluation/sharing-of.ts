import { alone } from '../run/shard.ts'
import { evenShares } from './even-shares.ts'
import { checksIn, type Plan } from './plan.ts'
import type { StartOptions } from './start-of.ts'

/**
 * The shard of a run, and which checks stay together. Shards at one target keep checks together that must not run in
 * parallel; shards with embedded sandboxes each have their own target.
 */
export function sharingOf(
  { shard, embedded }: Pick<StartOptions, 'shard' | 'embedded'>,
  whole: Plan,
): StartOptions['shard'] {
  if (!shard) return undefined
  if (shard.isEven) return { ...shard, ...evenShares(checksIn(whole), shard.of) }
  if (embedded) return shard
  const units = whole.checks.flatMap(({ name, turn }) => {
    const unit = turn.alone ? alone : turn.groups.join(' ')
    return unit === '' ? [] : [[name, unit] as const]
  })
  const unitOf = new Map(units)
  return { ...shard, together: (_name, check) => unitOf.get(check) }
}
