import type { Sandbox } from '../../world/sandbox.ts'
import type { Said } from '../../pages/kit/page.ts'
import type { Payment } from '../store/payment.ts'
import { answerStep, comeBack, waitingPayment } from './confirm-payment.ts'
import { chosenProvider } from './payable-providers.ts'
import { openSession } from './open-payment-session.ts'
import { takePaymentStep } from './take-payment-step.ts'

/**
 * Acts as a user on the payment page to its end. Undefined when no payment is made.
 * @throws Refusal with which a page would answer the user
 */
export function completePayment(sandbox: Sandbox, said: Said): Payment | undefined {
  const session = openSession(sandbox, said.token)
  const submit = (step: string, fields: Record<string, string>): void =>
    takePaymentStep({ sandbox, form: new Map(Object.entries({ step, ...fields })) }, session)
  if (said.providerCode !== undefined && said.providerCode !== session.providerCode) {
    submit('provider', { provider_code: said.providerCode })
  }
  if (!session.consented) submit('consent', { answer: said.agree ? 'allow' : 'deny' })
  const fields = Object.entries(said.credentials).map(([name, value]) => [`field:${name}`, value])
  submit('credentials', Object.fromEntries(fields) as Record<string, string>)
  const payment = waitingPayment(sandbox, session)
  const provider = chosenProvider(sandbox, session)
  if (payment && provider?.mode === 'oauth') {
    comeBack(sandbox, session, payment, new URLSearchParams({ code: session.code }))
  } else if (payment && provider && said.answer) answerStep(sandbox, payment, provider, said.answer)
  return sandbox.store.payments.get(session.paymentId ?? '')
}
