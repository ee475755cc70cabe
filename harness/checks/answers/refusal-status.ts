import { check } from './check.ts'
import { demandOptional, demandAnswered, demandControl, isCrowdedOut, demandUncrowded } from './demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf, statusOf } from './answer.ts'
import { defectAccepted } from './refused-as.ts'

/**
 * Whether a request with one defect was refused with one of the statuses that its route states for that defect.
 * `control` is the same request without the defect: unless it was accepted, the refusal proves nothing.
 * Source: Account information / Endpoints / Version 6.
 */
export const refusedWithStatus = check(
  (control: Exchange | undefined, answer: Exchange, statuses: readonly number[]) => {
    const evidence = control === undefined ? [answer] : [control, answer]
    demandControl(control)
    demandUncrowded(answer)
    if (!isSuccess(answer)) return refusalsHaveStatus([answer], statuses)
    return defectAccepted(wantedText(statuses), answer, evidence)
  },
)

/**
 * Whether the refusals among answers have statuses that their route states. Answers that are accepted, or that only say
 * that the target accepts no more for now, are passed over; where nothing was refused it is untested.
 */
export const refusalsHaveStatus = check((answers: readonly Exchange[], statuses: readonly number[]) => {
  demandAnswered(answers)
  const refusals = answers.filter((answer) => !isSuccess(answer) && !isCrowdedOut(answer))
  const other = refusals.find((answer) => !statuses.includes(statusOf(answer)))
  if (other) {
    const [wanted, outcome] = [wantedText(statuses), outcomeOf(other)]
    return differs({ wanted, got: outcome, place: 'status' }, [other])
  }
  demandOptional(refusals.length, because('nothing-to-check', { what: 'refusal' }), answers)
  return holds(refusals, refusals.length, 'refusal')
})

function wantedText(statuses: readonly number[]): string {
  return `a refusal with status ${statuses.join(' or ')}`
}
