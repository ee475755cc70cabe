import type { RequirementStory, RouteStory, RunStory } from './run-story-model.ts'

/** A route that is to be built, or corrected, with the requirement that it accepts a valid request. */
export interface NextRoute extends RouteStory {
  row: RequirementStory
}

/**
 * The routes that do not accept a valid request yet, the one for which most requirements wait first, then in the order of the
 * documents. Empty once each route accepts one.
 */
export function nextRoutes({ routes, requirements }: Pick<RunStory, 'routes' | 'requirements'>): NextRoute[] {
  const rows = new Map(requirements.map((one) => [one.address, one]))
  return routes
    .flatMap((one) => {
      const row = one.address === undefined ? undefined : rows.get(one.address)
      return row && ['failed', 'warned', 'inconclusive'].includes(row.verdict) ? [{ ...one, row }] : []
    })
    .toSorted((one, other) => other.waiting - one.waiting)
}
