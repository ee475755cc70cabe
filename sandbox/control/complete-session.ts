import { takeConnectStep } from '../pages/connect/connect-pages.ts'
import { openVisit } from '../pages/connect/begin.ts'
import { authorizeWith } from '../ais/oauth/oauth.ts'
import type { PageCall, Said } from '../pages/kit/page.ts'
import { openSession } from '../payments/pages/open-payment-session.ts'
import {
  takePaymentStep,
  waitingPayment,
  chosenProvider,
  comeBack,
  answerStep,
} from '../payments/pages/take-payment-step.ts'
import type { Payment } from '../payments/store/payment.ts'
import type { Login } from '../store/entities.ts'
import type { Sandbox } from '../world/sandbox.ts'

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

/**
 * Acts as a user on the connect page up to the fetch, and answers the interactive step when it comes. Undefined when
 * the user does not agree or the page did not get to credentials.
 * @throws Refusal with which a page would answer the user
 */
export async function completeSession(sandbox: Sandbox, said: Said): Promise<Login | undefined> {
  const visit = openVisit(sandbox, said.token)
  const submit = (step: string, fields: Record<string, string>): Promise<unknown> =>
    takeConnectStep({ ...nobody(sandbox), form: new Map(Object.entries({ step, ...fields })) }, visit)
  if (said.providerCode !== undefined) await submit('provider', { provider_code: said.providerCode })
  if (!visit.consented) await submit('consent', { answer: said.agree ? 'allow' : 'deny' })
  const fields = Object.entries(said.credentials).map(([name, value]) => [`field:${name}`, value])
  await submit('credentials', Object.fromEntries(fields) as Record<string, string>)
  const login = sandbox.store.logins.get(visit.loginId ?? '')
  if (login && sandbox.flows.oauthOfLogin.get(login.id)?.authorized === false) {
    authorizeWith(sandbox, login, 'code=sandbox-approved')
  }
  const run = login && sandbox.fetcher.runOf(login)
  if (run && said.answer) run.foretold = said.answer
  return login
}

function nobody(sandbox: Sandbox): PageCall {
  return { sandbox, params: {}, query: new URLSearchParams(), form: new Map(), remoteIp: '127.0.0.1', userAgent: null }
}
