import type { RequirementStory } from '../../story/run-story-model.ts'

/** What each strength means for a reader of a verdict. */
export const strengthWords: Record<RequirementStory['strength'], string> = {
  stated: 'stated: the document says it, so a server that does otherwise fails',
  implied: 'implied: it follows from the document, so a server that does otherwise is only warned of',
  silent: 'silent: the document leaves it open, so it is only observed',
  unknown: 'unknown: the catalogue of this Assay does not hold the row',
}
