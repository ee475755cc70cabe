import type { Scene } from '../../harness/actions/scene/scene.ts'
import type { Part } from '../world/parts.ts'
import type { AssayWorld, Judged } from '../world/world.ts'

/** Arranges what a scenario is about, and keeps it for the steps after it. */
export type Fixture = (world: AssayWorld) => unknown

/** Sends requests, and keeps what came back. */
export type Action = (world: AssayWorld) => Promise<unknown>

/** Evaluates what earlier steps kept. It returns its judgement at once, so that it cannot ask the target anything. */
export type Expectation = (world: AssayWorld) => Judged

/** Makes something through the target, and keeps it. */
export function keeps<T, More extends unknown[]>(
  part: Part<T>,
  make: (scene: Scene, ...more: More) => T | Promise<T>,
  ...more: More
): Action {
  return async (world) => world.keep(part, await make(world.scene, ...more))
}

/**
 * The phrases of one topic: what a step says without any parameter. The step definitions in `steps/` are the grammar,
 * shared by all features; phrases are data that they look up.
 */
export interface Vocabulary {
  /** After `Given`: `a login that waits for interactive input`. */
  fixtures?: Readonly<Record<string, Fixture>>
  /** After `When`: `every paginated list is read`. */
  actions?: Readonly<Record<string, Action>>
  /** After `Then`: `the ids ascend over all pages`. */
  expectations?: Readonly<Record<string, Expectation>>
  /** After `Then it is noted`, in angle brackets: `whether the page can be framed`. */
  observations?: Readonly<Record<string, Expectation>>
}

/**
 * The phrases of all topics as one.
 * @throws Error PHRASE_TWICE where two topics give one phrase two meanings
 */
export function joined<K extends keyof Vocabulary>(
  vocabularies: readonly Vocabulary[],
  kind: K,
): ReadonlyMap<string, NonNullable<Vocabulary[K]>[string]> {
  const phrases = new Map<string, NonNullable<Vocabulary[K]>[string]>()
  for (const vocabulary of vocabularies) {
    for (const [phrase, meaning] of Object.entries(vocabulary[kind] ?? {})) {
      if (phrases.has(phrase)) throw new Error(`PHRASE_TWICE: "${phrase}" stands twice among the ${kind}`)
      phrases.set(phrase, meaning as NonNullable<Vocabulary[K]>[string])
    }
  }
  return phrases
}
