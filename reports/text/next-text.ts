import { count } from '../../harness/reasons/count.ts'
import { type NextRoute, nextRoutes } from '../story/next-routes.ts'
import type { RunStory } from '../story/run-story-model.ts'

/** The route to build next, in a sentence; undefined once each route accepts a valid request. */
export function nextSentence(story: Pick<RunStory, 'routes' | 'requirements'>): string | undefined {
  const [first] = nextRoutes(story)
  return (
    first &&
    `Next: ${first.route} of ${first.interface}.${waitingText(first)} \`assay next\` shows its rules and an example.`
  )
}

/** How many requirements wait for a route, as a sentence after another one; nothing where none does. */
export function waitingText({ waiting }: Pick<NextRoute, 'waiting'>): string {
  return waiting === 0 ? '' : ` ${count(waiting, 'requirement')} ${waiting === 1 ? 'waits' : 'wait'} for it.`
}
