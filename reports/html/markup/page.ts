import type { RunStory } from '../../story/run-story-model.ts'
import type { Html } from './html.ts'
import type { Pack } from './pack.ts'

/** What the parts of one page share while it is built. */
export interface Page {
  story: RunStory
  /** Exchanges already shown in full in the list of requirements, each with the requirement that shows it; others link there. */
  shown: Map<string, string>
  pack: Pack
  /** What a page shows beside that is served while runs go; absent in a report that is a file. */
  live?: Live
}

/** What a page that is served shows beside the report. */
export interface Live {
  /** What is said of the run, with the buttons that begin one. */
  bar: Html
  exchanges: Html
}
