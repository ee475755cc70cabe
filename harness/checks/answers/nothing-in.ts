import type { Exchange } from '../../../core/exchange.ts'
import { inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { outcomeOf } from './answer.ts'

/** Inconclusive: an answer, most often a refusal, has no `what` to look at. */
export function nothingIn(answer: Exchange, what: string, evidence: Exchange[] = [answer]): Judgement {
  return inconclusive(because('nothing-to-check', { what, outcome: outcomeOf(answer) }), evidence)
}

/** Untested: what is looked at shows no `what`, and it need not. */
export function notShown(what: string, of: string, evidence: Exchange[]): Judgement {
  return leftUntested(because('not-shown', { what, of }), evidence)
}
