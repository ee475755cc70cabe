import type { Place } from '../../requirements/tables/quantifiers/quantifiers.ts'

/** The places of a kind that a run visits. */
export interface SomePlaces {
  /** The maximum number, taken from the first and the last places. */
  most: number
  /** Names of requests. Where some places are their routes, only these are visited. */
  requests?: readonly string[]
  /** Names of places by check: only the first of them among the check's places is visited. */
  known?: ReadonlyMap<string, ReadonlySet<string>>
}

/** The visited places of a check; all by default. */
export function somePlaces(check: string, places: readonly Place[], limits?: SomePlaces): readonly Place[] {
  if (!limits) return places
  const named = places.filter(({ route }) => limits.requests?.includes(route.request))
  if (named.length > 0) return named
  const known = places.find(({ name }) => limits.known?.get(check)?.has(name))
  if (known) return [known]
  return places.filter((_, at) => at < limits.most / 2 || at >= places.length - Math.floor(limits.most / 2))
}
