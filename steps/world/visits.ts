import { because } from '../../harness/reasons/because.ts'
import type { AtPlace } from '../../harness/checks/probes/over-places.ts'
import { overPlaces } from '../../harness/checks/probes/over-places.ts'
import type { Visited } from '../../harness/quantifiers/visited.ts'
import type { Place } from '../../requirements/tables/quantifiers/place.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { Judgement } from '../../core/judgement.ts'
import type { Requirement } from '../../requirements/requirement.ts'
import { Shared } from './shared.ts'

/** One place, with what the steps handed on there. */
export interface Visit {
  place: Place
  shared: Shared
  /** Why no step goes on there. */
  stopped?: CheckStopped
}

/** The places where a scenario is to be done. */
export interface Places {
  /** What they are, in the plural. */
  what: string
  places: readonly Place[]
}

/** Every place where a scenario is done and evaluated. */
export interface Visits extends Omit<Places, 'places'> {
  visits: Visit[]
  /** The first of them where anything is done. */
  first?: Visit | undefined
}

/** What a step evaluated at the places: for each row the findings of each place, in their order. */
export type FoundAt = Map<Requirement, Map<Visit, Judgement>>

/** The visits of a check to these places, some of which the depth of the run leaves. What was handed on before is known at each. */
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

/** What was evaluated of one row over all its places, those where a step was stopped among them. */
export function judgementOver({ what, visits }: Visits, judged: ReadonlyMap<Visit, Judgement>): Judgement {
  const found = visits.flatMap((visit): AtPlace[] => {
    const judgement = judged.get(visit) ?? (visit.stopped && judgementOfStop(visit.stopped))
    return judgement ? [{ place: visit.place.name, level: visit.place.level, judgement }] : []
  })
  return overPlaces(what, found)
}

/** What was judged of a row of single places, at all of which a step was stopped; undefined for others, and once it is ruled. */
export function decidedNowhere(
  { id, partOf }: Pick<Requirement, 'id' | 'partOf'>,
  { visits }: Visits,
  ruled: ReadonlyArray<{ requirement: string }>,
): Map<Visit, Judgement> | undefined {
  const isLeft = partOf !== undefined && visits.every(({ stopped }) => stopped !== undefined)
  return isLeft && !ruled.some(({ requirement }) => requirement === id) ? new Map() : undefined
}

function judgementOfStop({ finding, reason, evidence }: CheckStopped): Judgement {
  return { finding, reason, evidence }
}

/** Why nothing can be evaluated where every place was stopped; undefined where one was not. */
export function stoppedEverywhere(visits: Visits): CheckStopped | undefined {
  if (visits.visits.some(({ stopped }) => stopped === undefined)) return undefined
  if (visits.visits.length === 0) return new CheckStopped('untested', because('no-such-place', { what: visits.what }))
  const { finding, reason, evidence } = judgementOver(visits, new Map())
  return new CheckStopped(finding === 'untested' ? 'untested' : 'inconclusive', reason, evidence)
}
