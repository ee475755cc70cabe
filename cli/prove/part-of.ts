import { createHash } from 'node:crypto'
import type { Shard } from '../../core/shard.ts'
import { shardsOf } from '../../harness/run/shard.ts'
import { AskedWrongly } from '../asked/interfaces-to-evaluate.ts'
import type { Chosen } from './choose-tasks.ts'
import type { ProofShard } from './matrix.ts'
import { readMatrix } from './read-matrix.ts'
import { nameOf, type Task } from './task.ts'

/** The sandboxes of a shard, or of the whole proof. */
export type ChosenPart = Chosen & { shard?: ProofShard }

/**
 * The sandboxes of a shard: by name, or balanced by their durations in an earlier proof.
 * @throws AskedWrongly DURATIONS_WITHOUT_SHARD or PROOF_UNREADABLE
 */
export function partOf(chosen: Chosen, { shard, durations }: { shard?: Shard; durations?: string }): ChosenPart {
  if (durations !== undefined && !shard)
    throw new AskedWrongly('DURATIONS_WITHOUT_SHARD', '--durations balances shards. Give --shard with it, such as 1/4.')
  if (!shard) return chosen
  const names = chosen.tasks.map(nameOf)
  const shards = shardsOf(names, shard.of, durations === undefined ? undefined : durationsIn(durations, chosen.tasks))
  const isOwn = (name: string) => shards.get(name) === shard.number
  return {
    tasks: chosen.tasks.filter((task) => isOwn(nameOf(task))),
    faults: chosen.faults.filter(({ id }) => isOwn(nameOf({ kind: 'fault', id, interfaces: [] }))),
    baseline: chosen.baseline.filter((task) => isOwn(nameOf(task))),
    shard: { ...shard, tasks: createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16) },
  }
}

/** The duration of each sandbox. The proof gives none for the baseline, so that of variants is used. */
function durationsIn(file: string, tasks: readonly Task[]): Map<string, number> {
  const { faults, variants } = readMatrix(file)
  const byId = new Map([...faults, ...variants].map(({ id, durationMs }) => [id, durationMs]))
  // The proof gives a variant's time in all interfaces together.
  const times = Map.groupBy(
    tasks.flatMap((task) => (task.kind === 'variants' ? task.ids : [])),
    (id) => id,
  )
  const ofVariant = (id: string) => {
    const all = byId.get(id)
    return all === undefined ? [] : [all / (times.get(id)?.length ?? 1)]
  }
  const longest = Math.max(0, ...variants.flatMap(({ id }) => ofVariant(id)))
  const took = (task: Task) => {
    if (task.kind === 'baseline') return longest
    return task.kind === 'fault' ? byId.get(task.id) : task.ids.flatMap(ofVariant)[0]
  }
  return new Map(
    tasks.flatMap((task) => {
      const ms = took(task)
      return ms === undefined ? [] : [[nameOf(task), ms] as const]
    }),
  )
}
