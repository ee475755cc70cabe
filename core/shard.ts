import type { InterfaceName } from './interface-name.ts'

/** One of several parts of a run: `number` counts from 1 to `of`. */
export interface Shard {
  number: number
  of: number
}

/** A shard with the checks that it takes, by their places among those of an interface, in the order of its rows. */
export interface ShardTaken extends Shard {
  checks: Record<InterfaceName, number[]>
  /** The shard that verifies all interactions of consumers; each belongs to one by its name when absent. */
  contractsIn?: number
}

/** A run that was merged with others. */
export interface MergedShard {
  number: number
  at: string
  durationMs: number
  requests: number
}
