import type { Place } from '../../requirements/tables/quantifiers/place.ts'

/** Which of the places of a kind a run visits. */
export interface SomePlaces {
  /** So many, of the first and of the last ones. */
  most: number
  /** Names of requests: where any of the places is one of their routes, these are visited alone. */
  requests?: readonly string[]
  /** By the name of a check the names of places: the first of these that is among the places of the check is visited alone. */
  known?: ReadonlyMap<string, ReadonlySet<string>>
}

/** The places of a check that are visited; all of them when nothing else is asked for. */
export function somePlaces(check: string, places: readonly Place[], some?: SomePlaces): readonly Place[] {
  if (!some) return places
  const named = places.filter(({ route }) => some.requests?.includes(route.request))
  if (named.length > 0) return named
  const known = places.find(({ name }) => some.known?.get(check)?.has(name))
  if (known) return [known]
  return places.filter((_, at) => at < some.most / 2 || at >= places.length - Math.floor(some.most / 2))
}
