import { check } from '../answers/check.ts'
import { demand, demandOptional, demandUncrowded } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf } from '../answers/answer.ts'
import { pagesOf } from '../paging/pages.ts'

/** A request, with what was listed or shown before it and after it. */
export interface RequestAround {
  before: Exchange
  answer: Exchange
  after: Exchange
}

/** A customer by its id, with the id of its only login. */
interface OnlyLogin {
  customerId: string
  loginId: string
}

/**
 * Whether a refused creation left the list of its customer's logins as it was. The list before it must show just the
 * login that the customer has: else nothing follows from it for this customer, and the rule stays untested.
 * Source: Account information / What the service does.
 */
export const refusedMakesNoLogin = check((around: RequestAround, only: OnlyLogin) => {
  const { before, answer, after } = around
  const evidence = [before, answer, after]
  demandUncrowded(answer, [], evidence)
  demand(!isSuccess(answer), because('request-accepted', { outcome: outcomeOf(answer) }), evidence)
  const [first, second] = pagesOf([before, after], 2)
  const rows = [...(first?.rows ?? []), ...(second?.rows ?? [])]
  const filtered = rows.every(({ customer_id: id }) => String(id) === only.customerId)
  const id = only.loginId
  const isListed = filtered && first?.ids.join() === id
  demandOptional(isListed, because('not-shown', { what: `login ${id} alone`, of: 'the list by customer_id' }), evidence)
  const logins = second?.ids ?? []
  if (logins.join() === id) return holds(evidence)
  return differs({ wanted: `the login ${id} alone`, got: logins.join(', ') || 'no login', place: 'data' }, evidence)
})
