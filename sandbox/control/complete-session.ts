import { takeConnectStep } from '../pages/connect/connect-pages.ts'
import { openVisit } from '../pages/connect/begin.ts'
import { authorizeWith } from '../ais/oauth/oauth.ts'
import type { PageCall, Said } from '../pages/kit/page.ts'
import { openOnce } from '../pages/kit/links.ts'
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
export async function completePayment(sandbox: Sandbox, said: Said): Promise<Payment | undefined> {
  const session = openOnce(sandbox, sandbox.flows.payments.get(said.token))
  await answerForms(said, session, (form) => takePaymentStep({ sandbox, form }, session))
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
  await answerForms(said, visit, (form) => takeConnectStep({ ...nobody(sandbox), form }, visit))
  const login = sandbox.store.logins.get(visit.loginId ?? '')
  if (login && sandbox.flows.oauthOfLogin.get(login.id)?.authorized === false) {
    authorizeWith(sandbox, login, 'code=sandbox-approved')
  }
  const run = login && sandbox.fetcher.runOf(login)
  if (run && said.answer) run.foretold = said.answer
  return login
}

/** Chooses another provider if one is said, agrees or not, and sends the credentials. */
async function answerForms(
  { providerCode, agree, credentials }: Said,
  flow: { providerCode?: string | undefined; consented: boolean },
  take: (form: Map<string, string>) => unknown,
): Promise<void> {
  const submit = async (fields: Record<string, string>) => void (await take(new Map(Object.entries(fields))))
  if (providerCode !== undefined && providerCode !== flow.providerCode)
    await submit({ step: 'provider', provider_code: providerCode })
  if (!flow.consented) await submit({ step: 'consent', answer: agree ? 'allow' : 'deny' })
  const fields = Object.entries(credentials).map(([name, value]) => [`field:${name}`, value])
  await submit({ step: 'credentials', ...Object.fromEntries(fields) } as Record<string, string>)
}

function nobody(sandbox: Sandbox): PageCall {
  return { sandbox, params: {}, query: new URLSearchParams(), form: new Map(), remoteIp: '127.0.0.1', userAgent: null }
}
