import type { RunStory } from '../../story/run-story-model.ts'

/** What the parts of one page share while it is built. */
export interface Page {
  story: RunStory
  /** Exchanges already shown in full in the list of requirements: each is shown once and linked to after that. */
  shown: Set<string>
}
