import type { CheckDecided } from '../../core/journal-events.ts'
import { type Durations, keyOfCheck } from '../run/shard.ts'

type Decided = Pick<CheckDecided, 'interface' | 'check' | 'at' | 'durationMs' | 'waitedMs'>

/**
 * What each check added to the time of the run that decided it: of each moment, checks that go on side by side share it, or where
 * all wait, those that do. Those of several runs may be given together.
 */
export function timeAdded(decided: readonly Decided[]): Durations {
  const spans = decided.flatMap((event) => {
    const key = keyOfCheck(event.interface, event.check)
    const to = Date.parse(event.at)
    const begun = to - event.durationMs
    return [
      { key, from: begun - (event.waitedMs ?? 0), to: begun, waits: true },
      { key, from: begun, to, waits: false },
    ]
  })
  const starts = spans.toSorted((one, other) => one.from - other.from)
  const moments = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other)
  const added = new Map(spans.map(({ key }) => [key, 0]))
  const going = new Set<(typeof spans)[number]>()
  let next = 0
  for (const [at, from] of moments.entries()) {
    for (let one = starts[next]; one && one.from <= from; one = starts[(next += 1)]) going.add(one)
    for (const one of going) if (one.to <= from) going.delete(one)
    const active = [...going].filter(({ waits }) => !waits)
    const sharing = active.length > 0 ? active : [...going]
    const sharedMs = ((moments[at + 1] ?? from) - from) / Math.max(1, sharing.length)
    for (const { key } of sharing) added.set(key, (added.get(key) ?? 0) + sharedMs)
  }
  return added
}
