import { createHash } from 'node:crypto'
import type { InterfaceName } from '../../core/interfaces.ts'
import type { PlannedContract, PlannedRequirement, RunStarted } from '../../core/journal-events.ts'
import type { Shard, ShardTaken } from '../../core/shard.ts'
import { covers } from '../verdicts/known-failures.ts'

/** The durations of checks in milliseconds, by `keyOfCheck`. */
export type Durations = ReadonlyMap<string, number>

/** Checks about the whole target are in the last shard, which can be started after the others. */
export const alone = 'alone'

export function keyOfCheck(name: InterfaceName, check: string): string {
  return `${name} ${check}`
}

/** The names of each interface's checks, in the order of its rows. */
export function checkNames(planned: readonly PlannedRequirement[]): Map<InterfaceName, string[]> {
  const byInterface = Map.groupBy(planned, (one) => one.interface)
  return new Map([...byInterface].map(([name, own]) => [name, [...new Set(own.flatMap(({ checks }) => checks))]]))
}

/**
 * The shard of each name, from 1. Without durations, its digest decides, so that a new name moves no other. With
 * durations, the longest come first, each in the shard with the least work; an unknown duration counts as the median.
 */
export function shardsOf(names: readonly string[], of: number, durations?: Durations): Map<string, number> {
  if (!durations) return new Map(names.map((name) => [name, name === alone ? of : shardByDigest(name, of)]))
  const known = names.flatMap((name) => durations.get(name) ?? []).toSorted((one, other) => one - other)
  const usual = known[Math.floor(known.length / 2)] ?? 1
  const msOf = (name: string) => durations.get(name) ?? usual
  const loads = Array.from({ length: of }, (_, at) => ({
    ms: names.includes(alone) && at === of - 1 ? msOf(alone) : 0,
    units: [] as Array<{ name: string; ms: number; digest: number }>,
  }))
  const sized = names
    .filter((name) => name !== alone)
    .map((name) => ({ name, ms: msOf(name), digest: digestOf(name) }))
    .toSorted((one, other) => other.ms - one.ms || one.digest - other.digest)
  for (const unit of sized) {
    const least = loads.reduce((one, other) => (other.ms < one.ms ? other : one))
    least.ms += unit.ms
    least.units.push(unit)
  }
  const shards = new Map(loads.flatMap(({ units }, at) => units.map(({ name }) => [name, at + 1] as const)))
  return names.includes(alone) ? shards.set(alone, of) : shards
}

/** Names the checks that stay in one shard: those of a group, and `alone` in the last shard. Undefined for a check without ties. */
export type Together = (name: InterfaceName, check: string) => string | undefined

export interface HowShared {
  durations?: Durations
  together?: Together
  /** The shard of a check, where it is fixed in advance. */
  shardOf?: (name: InterfaceName, check: string) => number
  contractsIn?: ShardTaken['contractsIn'] | undefined
  /** The checks of this shard from before, by `keyOfCheck`: it takes them again. */
  took?: ReadonlySet<string>
}

/** The part of a plan for a shard. */
export function takeShard(
  planned: readonly PlannedRequirement[],
  { number, of }: Shard,
  { durations, together, shardOf, contractsIn, took }: HowShared = {},
): ShardTaken {
  const names = checkNames(planned)
  const takenBy = (isOwn: (name: InterfaceName, check: string) => boolean): ShardTaken => {
    const own = [...names].map(([name, checks]) => [
      name,
      checks.flatMap((check, at) => (isOwn(name, check) ? [at] : [])),
    ])
    const taken = Object.fromEntries(own) as Record<InterfaceName, number[]>
    return { number, of, checks: taken, ...(contractsIn !== undefined && { contractsIn }) }
  }
  if (took) return takenBy((name, check) => took.has(keyOfCheck(name, check)))
  if (shardOf) return takenBy((name, check) => shardOf(name, check) === number)
  const unitOf = (name: InterfaceName, check: string) => together?.(name, check) ?? keyOfCheck(name, check)
  const units = new Map<string, number>()
  for (const [name, checks] of names) {
    for (const check of checks) {
      const unit = unitOf(name, check)
      units.set(unit, (units.get(unit) ?? 0) + (durations?.get(keyOfCheck(name, check)) ?? 0))
    }
  }
  const known = durations && new Map([...units].filter(([, ms]) => ms > 0))
  const shards = shardsOf([...units.keys()], of, known)
  return takenBy((name, check) => shards.get(unitOf(name, check)) === number)
}

type Planned = Pick<RunStarted, 'planned' | 'contracts' | 'knownFailures' | 'shard'>

/** A run's own part of the plan. A row without checks, and a consumer's interaction, belong to one shard each. */
export function ownPart<P extends Planned>(whole: P): P {
  const { planned, contracts, shard } = whole
  if (!shard) return whole
  const names = checkNames(planned)
  const own = new Set(
    [...names].flatMap(([name, checks]) => shard.checks[name]?.map((at) => keyOfCheck(name, checks[at] ?? '')) ?? []),
  )
  const isOwn = (name: string) => shardByDigest(name, shard.of) === shard.number
  const isOwnContract = (name: string) =>
    shard.contractsIn === undefined ? isOwn(name) : shard.contractsIn === shard.number
  const taken = planned.flatMap((row) => {
    const checks = row.checks.filter((check) => own.has(keyOfCheck(row.interface, check)))
    const isTaken = row.checks.length === 0 ? isOwn(row.address) : checks.length > 0
    return isTaken ? [{ ...row, checks }] : []
  })
  return {
    ...whole,
    planned: taken,
    knownFailures: whole.knownFailures.filter((entry) => taken.some(({ address }) => covers(entry, address))),
    ...(contracts && { contracts: contracts.filter((one) => isOwnContract(contractKey(one))) }),
  }
}

export function contractKey(one: Pick<PlannedContract, 'consumer' | 'provider' | 'interaction'>): string {
  return [one.consumer, one.provider, one.interaction].join(' ')
}

/** The shard of a name by its digest. */
export function shardByDigest(name: string, of: number): number {
  return (digestOf(name) % of) + 1
}

function digestOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0)
}
