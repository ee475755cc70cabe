import { count } from '../../harness/reasons/count.ts'
import type { RunStory, RequirementStory, RouteStory } from '../story/run-story-model.ts'

/** The next route to build, in a sentence; undefined once every route accepts a valid request. */
export function nextSentence(story: Pick<RunStory, 'routes' | 'requirements'>): string | undefined {
  const [first] = nextRoutes(story)
  return (
    first &&
    `Next: ${first.route} of ${first.interface}.${waitingText(first)} \`assay next\` shows its rules and an example.`
  )
}

/** A further sentence about the requirements that wait for a route; empty for none. */
export function waitingText({ waiting }: Pick<NextRoute, 'waiting'>): string {
  return waiting === 0 ? '' : ` ${count(waiting, 'requirement')} ${waiting === 1 ? 'waits' : 'wait'} for it.`
}

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
