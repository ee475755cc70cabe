import type { Basis } from '../../core/basis.ts'
import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'
import type { ShardJournal } from './shard-journal.ts'

/** What the conclusion of several shards rests on beside their verdicts. Common entries are stated once. */
export function basisOf(shards: readonly ShardJournal[]): Basis {
  const bases = shards.map(({ events }) => events.findLast((event) => event.type === 'run-finished')?.basis ?? {})
  const transportErrors: NonNullable<Basis['transportErrors']> = {}
  for (const [code, { count, ...first }] of bases.flatMap((one) => Object.entries(one.transportErrors ?? {})))
    transportErrors[code] = { ...first, count: count + (transportErrors[code]?.count ?? 0) }
  const doubt = doubtOfAll(shards)
  return {
    ...(doubt && { doubt }),
    faults: bases.flatMap(({ faults = [] }) => faults),
    beside: eachOnce(bases.flatMap(({ beside = [] }) => beside)),
    transportErrors,
  }
}

/** Why some shards allow no conclusion, with their numbers unless all have the same reason. */
function doubtOfAll(shards: readonly ShardJournal[]): Reason | undefined {
  const doubts = shards.map((shard) => ({ ...numbersOf(shard), doubt: doubtOfShard(shard) }))
  const [first, ...others] = eachOnce(doubts.map(({ doubt }) => doubt ?? null))
  if (first && others.length === 0) return first
  const parts = doubts.flatMap(({ doubt, ...numbers }) =>
    doubt === undefined ? [] : [because('shard-doubt', { ...numbers, doubt })],
  )
  const [only, ...more] = parts
  return only && more.length > 0 ? because('all-of', { parts }) : only
}

function doubtOfShard({ events, damage }: ShardJournal): Reason | undefined {
  if (damage) return because('journal-damaged', damage)
  const end = events.findLast((event) => event.type === 'run-finished')
  return end ? end.basis?.doubt : because('shard-unfinished')
}

function numbersOf({ started }: ShardJournal): { number: number; of: number } {
  return { number: started.shard?.number ?? 0, of: started.shard?.of ?? 0 }
}

function eachOnce<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
