import { MergeError } from './shard-journal.ts'

/** Demands each shard exactly once. @throws MergeError SHARD_DOUBLED or SHARD_MISSING */
export function assertEachOnce(shards: ReadonlyArray<{ path: string; number: number }>, of: number): void {
  const byNumber = Map.groupBy(shards, ({ number }) => number)
  for (const [number, [one, other]] of byNumber) {
    if (!one || !other) continue
    const both = `${one.path} and ${other.path} are both shard ${number} of ${of}`
    throw new MergeError('SHARD_DOUBLED', `${both}. Leave one out.`)
  }
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((number) => !byNumber.has(number))
  if (missing.length === 0) return
  const which = missing.length === 1 ? `Shard ${missing[0]} of ${of} is` : `Shards ${missing.join(', ')} of ${of} are`
  throw new MergeError('SHARD_MISSING', `${which} missing. Give what every shard wrote.`)
}
