import { because } from '../../harness/reasons/because.ts'
import { type AtPlace, overPlaces } from '../../harness/verdicts/together.ts'
import type { Visited } from '../../harness/quantifiers/visited.ts'
import type { Place } from '../../requirements/tables/quantifiers/quantifiers.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { Judgement } from '../../core/judgement.ts'
import type { Requirement } from '../../core/requirement.ts'
import type { JudgedRow } from '../../harness/verdicts/judged-row.ts'
import { Shared } from './parts.ts'

/** A place with the parts of its steps. */
export interface Visit {
  place: Place
  shared: Shared
  /** Why its steps stopped. */
  stopped?: CheckStopped
}

/** The places of a scenario. */
export interface Places {
  /** Their kind, in the plural. */
  what: string
  places: readonly Place[]
}

/** Every place where a scenario runs. */
export interface Visits extends Omit<Places, 'places'> {
  visits: Visit[]
  /** The first visit that is carried out. */
  first?: Visit | undefined
}

/** A step's findings at the places: for each row the finding at each place, in order. */
export type FoundAt = Map<Requirement, Map<Visit, Judgement>>

/** A check's visits to these places; the run's depth may skip some. Earlier parts are available at each. */
export function visitsTo(
  { what, places }: Places,
  { visited, check, before }: { visited: Visited; check: string; before: Shared },
): Visits {
  const left = new CheckStopped('untested', because('place-left-by-depth'))
  const visits = visited.of(places, check).map((place): Visit => ({
    place,
    shared: new Shared(before),
    ...(visited.isLeft(check, place.name) && { stopped: left }),
  }))
  return { what, visits, first: visits.find(({ stopped }) => !stopped) }
}

/** The visits of the places at which a row holds. */
export function visitsOf({ partOf }: Pick<Requirement, 'partOf'>, { what, visits }: Visits): Visits {
  return { what, visits: visits.filter(({ place }) => partOf?.places.includes(place.name) ?? true) }
}

/** The judgement of a row over all its places, stopped ones included. */
export function judgementOver({ what, visits }: Visits, judged: ReadonlyMap<Visit, Judgement>): Judgement {
  const found = visits.flatMap((visit): AtPlace[] => {
    const judgement = judged.get(visit) ?? visit.stopped
    return judgement ? [{ place: visit.place.name, level: visit.place.level, judgement }] : []
  })
  return overPlaces(what, found)
}

/** The judgement of a row whose places all stopped; undefined for other rows, and for judged ones. */
export function decidedNowhere(
  { id, partOf }: Pick<Requirement, 'id' | 'partOf'>,
  { visits }: Visits,
  judged: readonly JudgedRow[],
): Map<Visit, Judgement> | undefined {
  const isLeft = partOf !== undefined && visits.every(({ stopped }) => stopped !== undefined)
  return isLeft && !judged.some(({ row }) => row.id === id) ? new Map() : undefined
}

/** Why nothing can be evaluated when every place stopped; otherwise undefined. */
export function stoppedEverywhere(visits: Visits): CheckStopped | undefined {
  if (visits.visits.some(({ stopped }) => stopped === undefined)) return undefined
  if (visits.visits.length === 0) return new CheckStopped('untested', because('no-such-place', { what: visits.what }))
  const { finding, reason, evidence } = judgementOver(visits, new Map())
  return new CheckStopped(finding === 'untested' ? 'untested' : 'inconclusive', reason, evidence)
}
