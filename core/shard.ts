import type { InterfaceName } from './interfaces.ts'

/** One part of a run: `number` counts from 1 to `of`. */
export interface Shard {
  number: number
  of: number
}

/** A shard with its checks: their positions among the checks of an interface, in the order of rows. */
export interface ShardTaken extends Shard {
  checks: Record<InterfaceName, number[]>
  /** The shard that verifies all consumer interactions. When absent, each interaction's name assigns it to a shard. */
  contractsIn?: number
}

export interface MergedShard {
  number: number
  at: string
  durationMs: number
  requests: number
}
