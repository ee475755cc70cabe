import type { Place } from '../../requirements/tables/quantifiers/place.ts'

/** Which places the checks of a run visit, and with which defects they send requests there. */
export interface Visited {
  /** Those of the places of a kind that are looked at. */
  of(places: readonly Place[]): readonly Place[]
  /** Whether the depth of the run leaves a place of this name to other checks. */
  isLeft(check: string, place: string): boolean
  /** Whether any check sends a request with this defect at a place of this name. */
  isSent(defect: string, place: string): boolean
}

/** Every place, with every defect. */
export const everything: Visited = { of: (places) => places, isLeft: () => false, isSent: () => true }
