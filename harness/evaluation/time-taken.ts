import type { CheckDecided } from '../../core/journal-events.ts'
import { keyOfCheck } from '../run/shard.ts'

type Decided = Pick<CheckDecided, 'interface' | 'check' | 'at' | 'durationMs' | 'waitedMs'>

/** The time of a check alone, and its share of the time of a run with parallel checks. */
export interface TimeTaken {
  ms: number
  addsMs: number
}

/**
 * The times of checks by `keyOfCheck`. Parallel checks that work share each moment. Where all wait, the waiting ones
 * share it. Several runs may be given together.
 */
export function timeTaken(decided: readonly Decided[]): Map<string, TimeTaken> {
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
  const taken = new Map(
    decided.map((event) => [keyOfCheck(event.interface, event.check), { ms: event.durationMs, addsMs: 0 }]),
  )
  const going = new Set<(typeof spans)[number]>()
  let next = 0
  for (const [at, from] of moments.entries()) {
    for (let one = starts[next]; one && one.from <= from; one = starts[(next += 1)]) going.add(one)
    for (const one of going) if (one.to <= from) going.delete(one)
    const active = [...going].filter(({ waits }) => !waits)
    const sharing = active.length > 0 ? active : [...going]
    const sharedMs = ((moments[at + 1] ?? from) - from) / Math.max(1, sharing.length)
    for (const { key } of sharing) taken.get(key)!.addsMs += sharedMs
  }
  return taken
}
