import type { Sandbox } from '../../world/sandbox.ts'
import type { Payment } from '../store/payment.ts'
import type { PaymentSession } from '../store/payment-session.ts'
import type { PaymentProvider } from '../providers/payment-provider.ts'
import { execute, fail, moveOn } from '../move-payment.ts'

const messages: Record<string, string> = {
  InvalidCredentials: 'The bank did not accept the credentials.',
  PaymentFailed: 'The bank could not make the payment.',
}

/**
 * Begins the payment of a session with the typed credentials. It fails, is made, or waits until the user confirms it at
 * the provider.
 */
export function beginPayment(
  sandbox: Sandbox,
  session: PaymentSession,
  provider: PaymentProvider,
  credentials: Record<string, string>,
): Payment {
  const { rules, store } = sandbox
  const before = rules.payments.goesOnWith(session, store.payments.all())
  if (before) {
    session.paymentId = before.id
    return before
  }
  const payment = newPayment(sandbox, session, provider)
  const failure = rules.payments.failureOf(provider, credentials)
  if (failure !== undefined) fail(sandbox, payment, failure, messages[failure] ?? failure)
  else if (provider.interactive || provider.mode === 'oauth') {
    moveOn(sandbox, payment, 'authorizing')
    session.answerBy = new Date(sandbox.clock.now().getTime() + rules.payments.answerSeconds * 1000)
  } else execute(sandbox, payment)
  return payment
}

function newPayment(sandbox: Sandbox, session: PaymentSession, provider: PaymentProvider): Payment {
  const { store, clock } = sandbox
  const payment = store.payments.add({
    id: store.payments.newId(),
    clientId: session.clientId,
    customerId: session.customerId,
    providerCode: provider.code,
    templateIdentifier: session.order.template.identifier,
    attributes: session.order.attributes,
    payeeDescription: session.order.payeeDescription,
    status: 'initiated',
    stages: [{ status: 'initiated', at: clock.nowIso() }],
    failErrorClass: null,
    failMessage: null,
  })
  session.paymentId = payment.id
  return payment
}
