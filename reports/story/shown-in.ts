import type { RunStory } from './run-story-model.ts'

/** How many requirements were shown able to fail on this server, of how many that were tried; undefined where none was. */
export function shownIn({ requirements }: Pick<RunStory, 'requirements'>): { shown: number; of: number } | undefined {
  const tried = requirements.flatMap(({ shown }) => shown ?? [])
  if (tried.length === 0) return undefined
  return { shown: tried.filter(({ alteration }) => alteration !== undefined).length, of: tried.length }
}
