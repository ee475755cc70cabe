import type { Exchange } from '../core/exchange.ts'
import * as judgement from '../core/judgement.ts'
import type { Judgement } from '../core/judgement.ts'
import * as demands from '../harness/checks/answers/demands.ts'
import { because } from '../harness/reasons/because.ts'

/** What step definitions of one's own are written with: the runner's words, the world, and what a step may hand to `evaluate`. */
export { defineParameterType, Given, Then, When, type DataTable } from '../harness/evaluation/runner.ts'
export { AssayWorld, type Judged } from '../steps/world/world.ts'
export * as parts from '../steps/world/parts.ts'
export { part, type Part } from '../steps/world/parts.ts'
export { because } from '../harness/reasons/because.ts'
export { check } from '../harness/checks/answers/check.ts'
export { asOne } from '../harness/verdicts/together.ts'
export type { Draft } from '../harness/client/draft.ts'
export type { Exchange } from '../core/exchange.ts'
export type { Judgement } from '../core/judgement.ts'

const inWords = (words: string) => because('own-words', { words })

/** The rule holds. `words` says over how much, in a sentence. */
export function held(words: string, evidence: Exchange[]): Judgement {
  return judgement.held(inWords(words), evidence)
}

/** The rule is broken: what was wanted, what was got, and its place in the answer, such as `data[3].id`. */
export function broken(
  words: string,
  difference: { wanted: string; got: string; place?: string },
  evidence: Exchange[],
): Judgement {
  return judgement.broken(inWords(words), difference, evidence)
}

/** Worth showing, for a row whose strength is `silent`. */
export function noted(words: string, evidence: Exchange[]): Judgement {
  return judgement.noted(inWords(words), evidence)
}

/** Ends a check as inconclusive unless this is met, because nothing follows for the target; `words` says why, in a sentence. */
export function demand(met: unknown, words: string, evidence?: readonly Exchange[]): asserts met {
  demands.demand(met, inWords(words), evidence)
}

/** Ends a check as untested unless this is met, because the target need not show what the rule is about. */
export function demandOptional(met: unknown, words: string, evidence?: readonly Exchange[]): asserts met {
  demands.demandOptional(met, inWords(words), evidence)
}
