import { createHash } from 'node:crypto'
import type { Mutant } from '../../sandbox/mutants/kit/mutant.ts'

/**
 * The mutants that stand for one place each, thinned out: one of those that break the same rows at the same kind of place.
 * Another seed takes others. Mutants of no place are all kept.
 */
export function samplePlaces(mutants: readonly Mutant[], seed: number): Mutant[] {
  const alike = Map.groupBy(
    mutants.filter(({ place }) => place !== undefined),
    ({ breaks, place }) => [place, ...breaks].join(' '),
  )
  const taken = new Set([...alike.values()].map((group) => first(group, seed)))
  return mutants.filter((mutant) => mutant.place === undefined || taken.has(mutant))
}

function first(group: readonly Mutant[], seed: number): Mutant | undefined {
  const rank = ({ id }: Mutant) => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  return group.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))[0]
}
