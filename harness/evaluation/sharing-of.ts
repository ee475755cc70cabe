import { alone, keyOfCheck, shardsOf } from '../run/shard.ts'
import { checksIn, type CheckIn, type Plan } from './plan.ts'
import type { StartOptions } from './start-of.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import { msOf } from './figures.ts'

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

/** An interface up to this many fair shares stays whole, because every part would create its common set-up again. */
const mostWhole = 1.15
/** A shorter wait is not worth a new process. */
const leastWaitingMs = 4000

/** How checks are divided among parallel parts. */
interface EvenShares {
  /** How many parts there are. */
  of: number
  /** The part of a check, from 1. */
  shardOf: (name: InterfaceName, check: string) => number
  /** The part that verifies contracts, which also mostly waits; absent where none does. */
  contractsIn?: number | undefined
}

/**
 * Divides checks among `parts` computing parts of about equal work, and adds parts for checks that mostly wait. Those
 * use hardly any processor time, and the others need not wait with them. An interface stays whole unless it is too
 * large for one part; otherwise its features stay whole.
 */
export function evenShares(checks: readonly CheckIn[], parts: number): EvenShares {
  const waiting = checks.filter(({ check }) => check.waits)
  const isApart = waiting.length < checks.length && msOfAll(waiting) >= leastWaitingMs
  const computing = isApart ? checks.filter(({ check }) => !check.waits) : checks
  const shareMs = msOfAll(computing) / parts
  const byInterface = Map.groupBy(computing, (one) => one.interface)
  const whole = new Set([...byInterface].flatMap(([name, own]) => (msOfAll(own) <= mostWhole * shareMs ? name : [])))
  const shards = shared(computing, (one) => (whole.has(one.interface) ? one.interface : featureOf(one)), parts)
  const shardOf: EvenShares['shardOf'] = (name, check) => shards.get(keyOfCheck(name, check)) ?? 1
  if (!isApart) return { of: parts, shardOf }
  const beside = besideOthers(waiting, shareMs, parts)
  for (const [key, number] of beside) shards.set(key, parts + number)
  const byPart = [...Map.groupBy(waiting, (one) => shards.get(keyOf(one)))]
  const [least] = byPart.toSorted(([, one], [, other]) => msOfAll(one) - msOfAll(other))
  return { of: parts + byPart.length, shardOf, contractsIn: least?.[0] }
}

/**
 * Divides waiting checks among as few parts as possible, at most `most`, so that none ends later than the others. A
 * group stays together, because its checks share a costly set-up.
 */
function besideOthers(waiting: readonly CheckIn[], shareMs: number, most: number): Map<string, number> {
  const unitOf = (one: CheckIn) => one.check.turn.groups[0] ?? featureOf(one)
  const longestMs = Math.max(...[...Map.groupBy(waiting, unitOf).values()].map(msOfAll))
  for (let parts = 1; ; parts += 1) {
    const shards = shared(waiting, unitOf, parts)
    const byPart = Map.groupBy(waiting, (one) => shards.get(keyOf(one)))
    const isShort = [...byPart.values()].every((own) => msOfAll(own) <= Math.max(shareMs, longestMs))
    if (isShort || parts === most) return shards
  }
}

/** The part of each check, from 1, by key. The units are balanced among the parts. */
function shared(checks: readonly CheckIn[], unitOf: (one: CheckIn) => string, parts: number): Map<string, number> {
  const units = Map.groupBy(checks, unitOf)
  const shards = shardsOf([...units.keys()], parts, new Map([...units].map(([unit, own]) => [unit, msOfAll(own)])))
  return new Map(checks.map((one) => [keyOf(one), shards.get(unitOf(one)) ?? 1]))
}

function keyOf({ interface: name, check }: CheckIn): string {
  return keyOfCheck(name, check.name)
}

function msOfAll(checks: readonly CheckIn[]): number {
  return checks.reduce((sum, one) => sum + msOf(one), 0)
}

function featureOf({ interface: name, check }: CheckIn): string {
  return `${name} ${check.where.replace(/:\d+$/, '')}`
}
