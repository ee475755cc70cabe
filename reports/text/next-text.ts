import { count } from '../../harness/reasons/count.ts'
import { type NextRoute, nextRoutes } from '../story/next-routes.ts'
import type { RunStory } from '../story/run-story-model.ts'

/** The route to build next, in a sentence; undefined once each route accepts a valid request. */
export function nextSentence(story: Pick<RunStory, 'routes' | 'requirements'>): string | undefined {
  const [first] = nextRoutes(story)
  return (
    first &&
    `Next: ${first.route} of ${first.interface}. ${waitingText(first)} \`assay next\` shows its rules and an example.`
  )
}

/** How many requirements wait for a route, and how many are decided at it. */
export function waitingText({ waiting, requirements }: Pick<NextRoute, 'waiting' | 'requirements'>): string {
  const decided = `${count(requirements.length, 'requirement')} ${requirements.length === 1 ? 'is' : 'are'} decided at it`
  if (waiting === 0) return `${decided}.`
  return `${count(waiting, 'requirement')} ${waiting === 1 ? 'waits' : 'wait'} for it, and ${decided}.`
}
