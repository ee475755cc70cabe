import { differs, inconclusive, type Judgement } from '../../../core/judgement.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { isErrorForm } from '../../client/gateway-answer.ts'
import { because, type ReasonCode } from '../../reasons/because.ts'
import { isOfEveryAnswer } from './each-exchange.ts'
import { isServerError, isSuccess, outcomeOf } from './answer.ts'

/** Reasons of rules that hold because something was refused. */
const ofRefusals: ReadonlySet<string> = new Set<ReasonCode>(['nothing-found', 'refused'])

/**
 * A judgement, but for one that holds on a server error or on a refusal in no form of the documents. A crash is no refusal,
 * so a rule that asks for a refusal is broken by it. Any other rule is not shown to hold by what met a crash on its way:
 * `met` is one that is no evidence, such as the answer to a request whose effect is looked at.
 */
export function unlessMisanswered(judgement: Judgement, met?: Exchange): Judgement {
  const { finding, reason, evidence } = judgement
  if (finding !== 'held' || isOfEveryAnswer(reason)) return judgement
  const isOfRefusal = ofRefusals.has(reason.code)
  const crash = evidence.find(isServerError)
  if (crash && isOfRefusal) {
    const [outcome, wanted] = [outcomeOf(crash), 'a refusal']
    return differs({ wanted, got: outcome }, evidence)
  }
  const undecided = (why: string, what: string, more: readonly Exchange[] = []) =>
    inconclusive(because('nothing-shows', { why, what }), [...evidence, ...more])
  const failed = crash ?? met
  if (failed) {
    const why = `The target failed on the way (${outcomeOf(failed)})`
    return undecided(why, 'that the rule holds', crash ? [] : [failed])
  }
  const odd = isOfRefusal && evidence.find((one) => !isSuccess(one) && !isErrorForm(one.answer?.json))
  if (!odd) return judgement
  const why = `The target answered ${outcomeOf(odd)}, in no error form of the documents`
  return undecided(why, 'that it refused the request as they say')
}
