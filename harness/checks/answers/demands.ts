import { CheckStopped } from '../../../core/check-stopped.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { unanswered } from '../../../core/judgement.ts'
import type { Reason } from '../../../core/reason.ts'
import { because } from '../../reasons/because.ts'
import { dataOf, errorClassOf, isAnswered, isRow, isSuccess, outcomeOf, type Row } from './answer.ts'

/** The exchanges that show it; all that the check was given when absent. */
type Evidence = readonly Exchange[] | undefined

/** Ends the check as inconclusive unless this is met. @throws CheckStopped */
export function demand(met: unknown, reason: Reason, evidence?: Evidence): asserts met {
  if (!met) throw new CheckStopped('inconclusive', reason, evidence)
}

/** Ends the check as untested unless this is met, because the target need not do it. @throws CheckStopped */
export function demandOptional(met: unknown, reason: Reason, evidence?: Evidence): asserts met {
  if (!met) throw new CheckStopped('untested', reason, evidence)
}

/** What need not be shown is shown: `what`, of something such as `the login`; else untested. @throws CheckStopped */
export function demandShown(met: unknown, what: string, of: string, evidence?: Evidence): asserts met {
  demandOptional(met, because('not-shown', { what, of }), evidence)
}

/** The target shows `what`, which the documents do not demand; else untested. @throws CheckStopped */
export function demandLeftIn(met: unknown, what: string, evidence?: Evidence): asserts met {
  demandOptional(met, because('left-out', { what }), evidence)
}

/** What the check goes by is shown; else inconclusive. @throws CheckStopped */
export function demandKnown(met: unknown, what: string, of: string, evidence?: Evidence): asserts met {
  demand(met, because('not-shown', { what, of }), evidence)
}

/** There is a `what` to look at, and not none of them. @throws CheckStopped (inconclusive) */
export function demandSome(met: unknown, what: string, evidence?: Evidence): asserts met {
  demand(met, because('nothing-to-check', { what }), evidence)
}

/** There are so many of `what` as are needed, which are named in the singular. @throws CheckStopped (inconclusive) */
export function demandAtLeast(least: number, seen: number, what: string, evidence?: Evidence): void {
  demand(seen >= least, because('too-few', { seen, what, least }), evidence)
}

/** Something was sent, or kept: a list that is not empty, or a value. @throws CheckStopped (inconclusive) */
export function demandSent(sent: unknown): asserts sent {
  demand(Array.isArray(sent) ? sent.length > 0 : sent, because('nothing-sent'))
}

/** The answers to compare differ; else each shows `shown`, whatever the target does. @throws CheckStopped (inconclusive) */
export function demandDifferent(met: unknown, shown: string, evidence?: Evidence): asserts met {
  demand(met, because('alike', { shown }), evidence)
}

/** Each was answered, and nothing went wrong on the way. @throws CheckStopped (inconclusive) */
export function demandAnswered(exchanges: readonly Exchange[]): void {
  const silent = exchanges.find((exchange) => !isAnswered(exchange))
  if (silent) demand(false, unanswered(silent).reason, [silent])
}

/** Each was accepted, so that there is a `what` to look at. A refusal alone shows that there is none. @throws CheckStopped (inconclusive) */
export function demandAccepted(exchanges: readonly Exchange[], what: string): void {
  const refused = exchanges.find((exchange) => !isSuccess(exchange))
  if (refused) nothingIn(refused, what)
}

/** The object at `data` of an accepted answer, which is a `what`: an attempt. @throws CheckStopped (inconclusive) */
export function dataIn(answer: Exchange, what: string): Row {
  const data = dataOf(answer)
  return isSuccess(answer) && isRow(data) ? data : nothingIn(answer, what)
}

/** Ends the check: this answer, most often a refusal, has no `what` to look at. @throws CheckStopped (inconclusive) */
export function nothingIn(answer: Exchange, what: string, evidence: Evidence = [answer]): never {
  throw new CheckStopped('inconclusive', because('nothing-to-check', { what, outcome: outcomeOf(answer) }), evidence)
}

/** The control, if there is one, was accepted: else a refusal beside it proves nothing. @throws CheckStopped (inconclusive) */
export function demandControl(control: Exchange | undefined, evidence?: Evidence): void {
  if (control)
    demand(isSuccess(control), because('control-alike', { did: 'refused', outcome: outcomeOf(control) }), evidence)
}

/** Classes of refusals that speak of how much a run has sent already, not of the request. */
const crowding = new Set(['CategorizationLimitReached', 'LoginLimitReached', 'RateLimitExceeded', 'TooManyRequests'])

/** Whether an answer says that the target accepts no more for now. Source: Account information / Errors. */
export function isCrowdedOut(answer: Exchange): boolean {
  return crowding.has(errorClassOf(answer) ?? '')
}

/** An answer does not say that the target accepts no more for now, unless a check looks for that very class. @throws CheckStopped (inconclusive) */
export function demandUncrowded(answer: Exchange, wanted: readonly string[] = [], evidence?: Evidence): void {
  const errorClass = errorClassOf(answer) ?? ''
  if (crowding.has(errorClass) && !wanted.includes(errorClass))
    demand(false, because('target-crowded', { errorClass }), evidence)
}
