import type { RunStory } from '../../story/run-story-model.ts'
import type { Html } from './html.ts'
import type { Pack } from './pack.ts'

/** Shared state of a page's parts while it is built. */
export interface Page {
  story: RunStory
  /** Exchanges that the list shows in full, each with its requirement; other places link there. */
  shown: Map<string, string>
  pack: Pack
  /** The additions of a served page; absent in a report file. */
  live?: Live
}

/** The additions of a served page. */
export interface Live {
  /** The state of the run, with the buttons that begin one. */
  bar: Html
  exchanges: Html
}
