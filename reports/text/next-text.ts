import { count } from '../../harness/reasons/count.ts'
import { type NextRoute, nextRoutes } from '../story/next-routes.ts'
import type { RunStory } from '../story/run-story-model.ts'

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
