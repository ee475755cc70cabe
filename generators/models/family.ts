import type fc from 'fast-check'
import type { Judgement } from '../../core/judgement.ts'
import type { Send } from '../../harness/client/draft.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'

/** What a step of a history says of a promise of the documents, by its point: rules say `Seen by: leads: own-page`. */
export type Said<Point extends string = string> = readonly [point: Point, judgement: Judgement | undefined]

/** One command of a history, carried out at a target. */
export interface Played {
  /** The command in words, for the numbered list of a history. */
  text: string
  /** What it met and what came of it, for the histogram. */
  label: string
  outcome: string
  said: readonly Said[]
}

/** Plays a history: at a target, or a made-up one in tests. */
export type Player<H> = (history: H, send: Send) => AsyncIterable<Played>

/** Histories of one family of resources, as plain values, and how one is played. */
export interface Histories<H> {
  arbitrary: fc.Arbitrary<H>
  /** Those that are played with every seed. */
  edges: readonly H[]
  /** How many are drawn beside them, given the cases of a property. */
  drawn: (cases: number) => number
  play: Player<H>
}

/** The model of a family of resources: what the documents promise of them, whatever commands came before. */
export interface Family {
  /** As features name it: `logins`. */
  name: string
  /** The promises of the documents that it holds, named as in what a step says. */
  points: readonly string[]
  /** The histories that the profile of a run allows. */
  histories: (scene: Scene) => Histories<unknown>
}

/** A family whose histories are values of one type, which nobody else needs to know. */
export function familyOf<H>(family: Omit<Family, 'histories'> & { histories: (scene: Scene) => Histories<H> }): Family {
  // Whoever plays a history got it from the arbitrary beside it.
  return family as unknown as Family
}
