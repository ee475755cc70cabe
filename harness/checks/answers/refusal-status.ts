import { count } from '../../reasons/count.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf, transportErrorIn, statusOf } from './answer.ts'
import { crowdedOut } from './crowded-out.ts'
import { defectAccepted, refusedControl } from './refused-as.ts'

/**
 * Whether a request with one defect was refused with one of the statuses that its route states for that defect.
 * `control` is the same request without the defect: unless it was accepted, the refusal proves nothing.
 * Source: Account information / Endpoints / Version 6.
 */
export function refusedWithStatus(
  control: Exchange | undefined,
  answer: Exchange,
  statuses: readonly number[],
): Judgement {
  const evidence = control === undefined ? [answer] : [control, answer]
  const unjudgeable = refusedControl(control, evidence) ?? crowdedOut(answer, evidence)
  if (unjudgeable !== undefined) return unjudgeable
  if (!isSuccess(answer)) return refusalsHaveStatus([answer], statuses)
  return defectAccepted(wantedText(statuses), answer, evidence)
}

/**
 * Whether the refusals among answers have statuses that their route states. Answers that are accepted, or that only say
 * that the target accepts no more for now, are passed over; where nothing was refused it is untested.
 */
export function refusalsHaveStatus(answers: readonly Exchange[], statuses: readonly number[]): Judgement {
  const unanswered = transportErrorIn(answers)
  if (unanswered !== undefined) return unanswered
  const refusals = answers.filter((answer) => !isSuccess(answer) && crowdedOut(answer, []) === undefined)
  const other = refusals.find((answer) => !statuses.includes(statusOf(answer)))
  if (other) {
    const [wanted, outcome] = [wantedText(statuses), outcomeOf(other)]
    return differs({ wanted, got: outcome, place: 'status' }, [other])
  }
  if (refusals.length > 0)
    return held(
      because('refused', { what: count(refusals.length, 'request'), outcome: `status ${statuses.join(' or ')}` }),
      refusals,
    )
  return leftUntested(`The target refused none of ${count(answers.length, 'request')}`, answers)
}

function wantedText(statuses: readonly number[]): string {
  return `a refusal with status ${statuses.join(' or ')}`
}
