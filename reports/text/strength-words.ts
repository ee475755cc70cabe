import type { RequirementStory } from '../story/run-story-model.ts'

export const strengthWords: Record<RequirementStory['strength'], string> = {
  stated: 'stated: the document states it, so a server that breaks it fails',
  implied: 'implied: it follows from the document, so a server that breaks it is only warned',
  silent: 'open: the document does not say, so the report only shows what the target does',
  unknown: 'unknown: this version of Assay does not have the requirement',
}
