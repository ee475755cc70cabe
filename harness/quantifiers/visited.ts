import type { Place } from '../../requirements/tables/quantifiers/place.ts'

/** Which places the checks of a run visit, with which defects they send requests there, and how often they repeat something. */
export interface Visited {
  /** Those of the places of a check that are looked at. */
  of(places: readonly Place[], check: string): readonly Place[]
  /** Whether the depth of the run leaves a place of this name to other checks. */
  isLeft(check: string, place: string): boolean
  /** How many times at most something is repeated for those of the checks; as often as they say when undefined. */
  upTo(isOne: (check: { name: string; requirements: readonly string[] }) => boolean): number | undefined
  /** Whether any check sends a request with this defect at a place of this name. */
  isSent(defect: string, place: string): boolean
}

/** Every place, with every defect. */
export const everything: Visited = {
  of: (places) => places,
  isLeft: () => false,
  upTo: () => undefined,
  isSent: () => true,
}
