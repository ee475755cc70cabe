import type { RequirementStory } from '../story/run-story-model.ts'

/** The document, its heading and the place below it in one line. */
export function sourceText({ source, where }: Pick<RequirementStory, 'source' | 'where'>): string {
  return [source, where].filter(Boolean).join(', ')
}
