import type { Place } from '../../requirements/tables/quantifiers/quantifiers.ts'

/** The places that a run's checks visit, the defects that they send there, and the number of their repetitions. */
export interface Visited {
  /** The visited places of a check. */
  of(places: readonly Place[], check: string): readonly Place[]
  /** Whether the depth of the run leaves this place to other checks. */
  isLeft(check: string, place: string): boolean
  /** The maximum number of repetitions for these checks; undefined means their own number. */
  upTo(isOne: (check: { name: string; requirements: readonly string[] }) => boolean): number | undefined
  /** Whether a check sends a request with this defect at this place. */
  isSent(defect: string, place: string): boolean
}

/** Every place, with every defect. */
export const everything: Visited = {
  of: (places) => places,
  isLeft: () => false,
  upTo: () => undefined,
  isSent: () => true,
}
