import type { PlacesRecord } from '../../core/journal-events.ts'

/**
 * The places at which a requirement's checks evaluated it, an entry per kind of place; empty for a requirement with a
 * single place. A place that any check evaluated counts as evaluated.
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
