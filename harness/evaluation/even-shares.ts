import type { InterfaceName } from '../../core/interface-name.ts'
import { keyOfCheck, shardsOf } from '../run/shard.ts'
import { msOf } from './figures.ts'
import type { CheckIn } from './plan.ts'

/** An interface with no more than so many fair shares stays whole: what its checks share would be made once in each part. */
const mostWhole = 1.15
/** Less waiting than this is not worth the start of a process. */
const leastWaitingMs = 4000

/** How checks are shared among parts that go on at the same time. */
export interface EvenShares {
  /** How many parts there are. */
  of: number
  /** The part, from 1, that takes a check. */
  shardOf: (name: InterfaceName, check: string) => number
  /** The one that verifies contracts, which mostly waits too; absent where none does. */
  contractsIn?: number | undefined
}

/**
 * Shares checks among so many parts that compute and have about the same to do, and further parts for those that mostly wait:
 * these take hardly any time of a processor, and the others need not wait with them. An interface stays whole where it is
 * not too large for one part; else its features do.
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
 * Shares checks that mostly wait among as few parts as end no later than the others, and no more than these. Those of one
 * group stay together, because they share what is heavy.
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

/** The part, from 1, of each check by its key: units have about the same to do in each part. */
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
