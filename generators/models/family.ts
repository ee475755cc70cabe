import type fc from 'fast-check'
import type { Judgement } from '../../core/judgement.ts'
import type { Send } from '../../harness/client/draft.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'

/** What a step shows about a promise, named by its point: rules say `Seen by: leads: own-page`. */
export type Said<Point extends string = string> = readonly [point: Point, judgement: Judgement | undefined]

/** One command of a history, sent to a target. */
export interface Played {
  /** The command in words, for the numbered list of a history. */
  text: string
  /** The state before the command and its outcome, for the histogram. */
  label: string
  outcome: string
  said: readonly Said[]
}

/** Plays a history at a target; in tests at a made-up one. */
export type Player<H> = (history: H, send: Send) => AsyncIterable<Played>

/** Histories of one family of resources as plain values, and a function that plays one. */
export interface Histories<H> {
  arbitrary: fc.Arbitrary<H>
  edges: readonly H[]
  /** The number of drawn histories for a number of cases. */
  drawn: (cases: number) => number
  play: Player<H>
}

/** The model of a family of resources: what the documents promise after any sequence of commands. */
export interface Family {
  /** The name in features: `logins`. */
  name: string
  /** The points: names of the documents' promises. */
  points: readonly string[]
  /** The histories that the profile allows. */
  histories: (scene: Scene) => Histories<unknown>
}

/** Hides the type of a family's histories, because nobody else needs it. */
export function familyOf<H>(family: Omit<Family, 'histories'> & { histories: (scene: Scene) => Histories<H> }): Family {
  // Safe, because the same object draws and plays the histories.
  return family as unknown as Family
}
