import { refusal } from '../../basics/refusals.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import type { PaymentSession } from '../store/payment.ts'

/**
 * The session that a token opens; the token works once.
 * @throws Refusal RouteNotFound
 */
export function openSession({ rules, flows, clock }: Sandbox, token: string): PaymentSession {
  const session = flows.payments.get(token)
  if (!session || session.visited || rules.payments.expired(session.expiresAt, clock.now())) {
    throw refusal('page-link-unused')
  }
  session.visited = true
  return session
}

/**
 * The session of a page's address. A session with a payment stays as long as the sandbox lives.
 * @throws Refusal RouteNotFound, RequestExpired
 */
export function sessionAt({ rules, flows, clock }: Sandbox, visitId: string): PaymentSession {
  const session = flows.paymentVisits.get(visitId)
  if (!session?.visited) throw refusal('page-known')
  if (session.paymentId === undefined && rules.payments.expired(session.expiresAt, clock.now())) {
    throw refusal('page-in-time')
  }
  return session
}
