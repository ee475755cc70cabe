import { broken, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { because, type ReasonCode } from '../../reasons/because.ts'
import { isOfEveryAnswer } from './each-exchange.ts'
import { isServerError, outcomeOf } from './answer.ts'

/** Reasons of rules that hold because something was refused. */
const ofRefusals: ReadonlySet<string> = new Set<ReasonCode>([
  'both-refused-alike',
  'named-defect-refused',
  'nothing-found',
  'refusal-without-effect',
  'refusals-have-status',
  'refused-as-documented',
  'refused-then-accepted',
  'request-refused',
])

/**
 * A judgement, but for one that holds on a server error: a crash is no refusal, so a rule that asks for a refusal is broken
 * by it, and any other rule is not shown to hold.
 */
export function unlessCrashed(judgement: Judgement): Judgement {
  const { finding, reason, evidence } = judgement
  if (finding !== 'held' || isOfEveryAnswer(reason)) return judgement
  const crash = evidence.find(isServerError)
  if (!crash) return judgement
  const outcome = outcomeOf(crash)
  if (!ofRefusals.has(reason.code)) return inconclusive(because('server-error-met', { outcome }), evidence)
  const wanted = 'a refusal'
  return broken(because('server-error-answered', { outcome, wanted }), { wanted, got: outcome }, evidence)
}
