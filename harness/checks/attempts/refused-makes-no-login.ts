import { broken, held, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'
import type { RequestAround } from './attempts-of-request.ts'
import { crowdedOut } from '../answers/crowded-out.ts'
import { overPages } from '../paging/pages.ts'

/** A customer by its id, with the id of its only login. */
export interface OnlyLogin {
  customerId: string
  loginId: string
}

/**
 * Whether a refused creation left the list of its customer's logins as it was. The list before it must show just the
 * login that the customer has: else nothing of this customer can be told from it, and the rule stays untested.
 * Source: Account information / What the service does.
 */
export function refusedMakesNoLogin(around: RequestAround | undefined, only: OnlyLogin): Judgement {
  if (around === undefined) return inconclusive('No request was sent.')
  const { before, answer, after } = around
  const evidence = [before, answer, after]
  const unjudgeable = transportErrorIn(evidence) ?? crowdedOut(answer, evidence)
  if (unjudgeable !== undefined) return unjudgeable
  if (isSuccess(answer)) return inconclusive(`The creation was accepted (${outcomeOf(answer)}).`, evidence)
  return overPages([before, after], 2, ([first, second]) => {
    const rows = [...(first?.rows ?? []), ...(second?.rows ?? [])]
    const filtered = rows.every(({ customer_id: id }) => String(id) === only.customerId)
    if (!filtered || first?.ids.join() !== only.loginId) {
      const reason = 'The list by customer_id does not show just the login that the customer has.'
      return leftUntested(reason, evidence)
    }
    const ids = second?.ids.join(', ')
    if (ids === only.loginId) return held('The customer has the login that it had.', evidence)
    const difference = { wanted: `the login ${only.loginId} alone`, got: ids || 'no login', place: 'data' }
    return broken('A refused creation changed the logins of its customer.', difference, evidence)
  })
}
