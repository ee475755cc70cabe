import type { Exchange } from '../../../core/exchange.ts'
import { inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { outcomeOf } from './answer.ts'

/** Inconclusive: an answer, most often a refusal, has no `what` to look at. */
export function nothingIn(answer: Exchange, what: string, evidence: readonly Exchange[] = [answer]): Judgement {
  return inconclusive(because('nothing-to-check', { what, outcome: outcomeOf(answer) }), evidence)
}

/** Inconclusive: among what was asked for there is no `what` to look at. */
export function nothingToCheck(what: string, evidence?: readonly Exchange[]): Judgement {
  return inconclusive(because('nothing-to-check', { what }), evidence)
}

/** Inconclusive: nothing was sent, or no answer was kept. */
export function nothingSent(evidence?: readonly Exchange[]): Judgement {
  return inconclusive(because('nothing-sent'), evidence)
}

/** Inconclusive: `why`, so that nothing shows `what`; where that is absent, the rule. */
export function nothingShows(why: string, evidence?: readonly Exchange[], what?: string): Judgement {
  return inconclusive(because('nothing-shows', { why, ...(what !== undefined && { what }) }), evidence)
}

/** Inconclusive: what the check goes by is not shown. */
export function missingIn(of: string, what: string, evidence: readonly Exchange[]): Judgement {
  return inconclusive(because('not-shown', { what, of }), evidence)
}

/** Untested: what is looked at shows no `what`, and it need not. */
export function notShown(what: string, of: string, evidence: readonly Exchange[]): Judgement {
  return leftUntested(because('not-shown', { what, of }), evidence)
}

/** Untested: `what` is left out, which the documents allow. */
export function leftOut(what: string, evidence: readonly Exchange[]): Judgement {
  return leftUntested(because('left-out', { what }), evidence)
}
