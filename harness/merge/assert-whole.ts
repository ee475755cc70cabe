import type { RunStarted } from '../../core/journal-events.ts'
import { marksOf } from '../run/marks-of.ts'
import { checkNames, keyOfCheck } from '../run/shard.ts'
import { assertEachOnce } from './assert-each-once.ts'
import { MergeError, type ShardJournal } from './shard-journal.ts'

/**
 * Demands that the journals are all shards of one run, each once.
 * @throws MergeError NOT_A_SHARD, SHARD_FOREIGN, SHARD_DOUBLED or SHARD_MISSING, with the journal that does not fit
 */
export function assertWhole(shards: readonly ShardJournal[]): void {
  const [first, ...others] = shards
  if (!first) throw new MergeError('SHARD_MISSING', 'Nothing was given to merge. Give the folders of all shards.')
  const whole = shards.find(({ started }) => started.shard === undefined)
  if (whole)
    throw new MergeError(
      'NOT_A_SHARD',
      `${whole.path} is the journal of a whole run. Give those of \`assay run --shard\`.`,
    )
  for (const other of others) assertSame(first, other)
  assertEachOnce(
    shards.flatMap(({ path, started }) => (started.shard ? [{ path, number: started.shard.number }] : [])),
    first.started.shard?.of ?? 1,
  )
  assertEachCheckOnce(shards, first.started)
}

function assertSame(first: ShardJournal, other: ShardJournal): void {
  const wanted = new Map(marksOf(first.started))
  for (const [mark, value] of marksOf(other.started)) {
    if (value === wanted.get(mark)) continue
    const shown = `(${value || 'none'}; ${first.path} has ${wanted.get(mark) || 'none'})`
    throw new MergeError(
      'SHARD_FOREIGN',
      `${other.path} is of another run than ${first.path}: its ${mark} is different ${shown}. Run that shard again as the others.`,
    )
  }
}

/** Shards balanced by different durations may omit or repeat a check. */
function assertEachCheckOnce(shards: readonly ShardJournal[], { planned }: RunStarted): void {
  const takenBy = new Map<string, number>()
  const why = 'The shards were balanced by different durations. Run them again with the same --durations.'
  for (const { started } of shards) {
    for (const [name, places] of Object.entries(started.shard?.checks ?? {})) {
      for (const at of places) {
        const key = keyOfCheck(name, String(at))
        const [own, other] = [started.shard?.number ?? 0, takenBy.get(key)]
        if (other !== undefined)
          throw new MergeError('SHARD_FOREIGN', `Shards ${other} and ${own} took the same check of ${name}. ${why}`)
        takenBy.set(key, own)
      }
    }
  }
  for (const [name, checks] of checkNames(planned)) {
    const untaken = checks.find((_check, at) => !takenBy.has(keyOfCheck(name, String(at))))
    if (untaken !== undefined) throw new MergeError('SHARD_FOREIGN', `No shard took "${untaken}" of ${name}. ${why}`)
  }
}
