import type { PlacesRecord } from '../../core/journal-events.ts'

/**
 * Over which places all checks of a requirement together evaluated it, an entry for each kind of place; none where it holds
 * at one only. A place that one check missed and another evaluated is evaluated.
 */
export function placesOf(
  checks: ReadonlyArray<{ judgements: ReadonlyArray<{ places?: PlacesRecord }> }>,
): PlacesRecord[] {
  const records = checks.flatMap(({ judgements }) => judgements.flatMap(({ places }) => places ?? []))
  const byKind = Map.groupBy(records, ({ what }) => what)
  return [...byKind].map(([what, seen]) => {
    const judged = [...new Set(seen.flatMap((one) => one.judged))]
    const broken = [...new Set(seen.flatMap((one) => one.broken))]
    const missed = new Map(seen.flatMap((one) => one.missed).map((one) => [one.place, one]))
    const partly = [...new Map(seen.flatMap((one) => one.partly ?? []).map((one) => [one.place, one])).values()]
    return {
      what,
      judged,
      broken,
      missed: [...missed.values()].filter(({ place }) => !judged.includes(place)),
      ...(partly.length > 0 && { partly }),
    }
  })
}
