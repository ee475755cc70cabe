import type { Exchange } from '../../../core/exchange.ts'
import { inconclusive, type Judgement, leftUntested, noted } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { dataOf, errorClassOf, isRow, isSuccess, outcomeOf, type Row } from './answer.ts'

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

/** Evaluates the object at `data` of an answer, which is a `what`: an attempt. Where there is none it is inconclusive. */
export function overData(answer: Exchange, what: string, decide: (data: Row) => Judgement): Judgement {
  const data = dataOf(answer)
  if (isSuccess(answer) && isRow(data)) return decide(data)
  return nothingIn(answer, what)
}

/** Notes what the target does where the documents leave it open. */
export function outcomeNoted(answer: Exchange): Judgement {
  return noted(because('answer-noted', { outcome: outcomeOf(answer) }), [answer])
}

/** Classes of refusals that speak of how much a run has sent already, not of the request. */
const crowding = new Set(['CategorizationLimitReached', 'LoginLimitReached', 'RateLimitExceeded', 'TooManyRequests'])

/**
 * An inconclusive judgement where an answer says that the target accepts no more for now; undefined otherwise, and where
 * that very class is what a check looks for.
 * Source: Account information / Errors.
 */
export function crowdedOut(
  answer: Exchange,
  evidence: Exchange[],
  wanted: readonly string[] = [],
): Judgement | undefined {
  const errorClass = answer && errorClassOf(answer)
  if (errorClass === undefined || !crowding.has(errorClass) || wanted.includes(errorClass)) return undefined
  return inconclusive(because('target-crowded', { errorClass }), evidence)
}
