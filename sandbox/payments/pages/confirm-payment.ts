import type { Sandbox } from '../../world/sandbox.ts'
import type { Payment } from '../store/payment.ts'
import type { PaymentSession } from '../store/payment-session.ts'
import type { PaymentProvider } from '../providers/payment-provider.ts'
import { execute, fail } from '../move-payment.ts'

/** The payment of a session that waits for its user, or undefined. A payment that waited too long fails. */
export function waitingPayment(sandbox: Sandbox, session: PaymentSession): Payment | undefined {
  const payment = sandbox.store.payments.get(session.paymentId ?? '')
  if (payment?.status !== 'authorizing') return undefined
  if (session.answerBy === undefined || sandbox.clock.now() <= session.answerBy) return payment
  const errorClass = sandbox.rules.payments.timeoutClass(sandbox.rules.payments.provider(payment.providerCode))
  fail(sandbox, payment, errorClass, 'The payment was not confirmed in time.')
  return undefined
}

/** Continues after the interactive step. */
export function answerStep(
  sandbox: Sandbox,
  payment: Payment,
  provider: PaymentProvider,
  answer: Record<string, string>,
): void {
  if (sandbox.rules.interactive.right(provider, answer)) execute(sandbox, payment)
  else fail(sandbox, payment, 'InvalidInteractiveCredentials', 'The bank did not accept the answer.')
}

/** Continues with the parameters that an oauth provider appended to the return address. */
export function comeBack(sandbox: Sandbox, session: PaymentSession, payment: Payment, query: URLSearchParams): void {
  const { oauth } = sandbox.rules
  const code = oauth.parameters(query.toString()).get('code')
  if (code !== null && oauth.codeAccepted(session.code, code)) execute(sandbox, payment)
  else fail(sandbox, payment, 'ProviderAccessNotGranted', 'You did not agree at the bank.')
}
