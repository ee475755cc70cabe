import { alone } from '../run/shard.ts'
import { evenShares } from './even-shares.ts'
import { checksIn, type Plan } from './plan.ts'
import type { StartOptions } from './start-of.ts'

/**
 * The shard that a run takes, with what stays together. Shards of one target keep together what may not go on at the same
 * time; each embedded sandbox has a run to itself.
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
