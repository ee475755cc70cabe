import type { RequirementStory, RouteStory, RunStory } from './run-story-model.ts'

/** A route to build or correct, with the requirement that it accepts a valid request. */
export interface NextRoute extends RouteStory {
  row: RequirementStory
}

/**
 * The routes that do not accept a valid request yet: first the one for which most requirements wait, then in the
 * documents' order. Empty once every route accepts one.
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
