import { createHash } from 'node:crypto'
import type { KnownFault } from '../targets/known-faults.ts'

/** A fault and the interfaces in which to evaluate it. */
export interface Wanted {
  one: KnownFault
  interfaces: readonly string[]
}

/**
 * A sample of the faults at single places: of those that break the same rows at the same kind of place, enough for each
 * interface to have one.
 */
export function samplePlaces<W extends Wanted>(wanted: readonly W[], seed: number): W[] {
  const alike = Map.groupBy(
    wanted.filter(({ one }) => one.place !== undefined),
    ({ one: { breaks, place } }) => [place, ...breaks].join(' '),
  )
  const taken = new Set([...alike.values()].flatMap((group) => enough(group, seed)))
  return wanted.filter((each) => each.one.place === undefined || taken.has(each))
}

function enough<W extends Wanted>(group: readonly W[], seed: number): W[] {
  const rank = ({ one: { id } }: W) => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  const seen = new Set<string>()
  return group
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
    .filter(({ interfaces }) => {
      const isNew = interfaces.some((name) => !seen.has(name))
      for (const name of interfaces) seen.add(name)
      return isNew
    })
}
