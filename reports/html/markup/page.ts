import type { RunStory } from '../../story/run-story-model.ts'
import type { Pack } from './pack.ts'

/** What the parts of one page share while it is built. */
export interface Page {
  story: RunStory
  /** Exchanges already shown in full in the list of requirements, each with the requirement that shows it; others link there. */
  shown: Map<string, string>
  pack: Pack
}
