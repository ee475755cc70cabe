import { consentActive, endConsent, giveConsent } from '../ais/consents/consent.ts'
import { lastConsent, lastAttempt } from '../store/store.ts'
import { Refusal, refusal } from '../basics/refusals.ts'
import { isObject } from '../basics/values.ts'
import { providerOf } from '../ais/logins/choose-provider.ts'
import { field, wordIn, type ControlCall, type ControlRoute } from './kit/field.ts'
import { takeConnectStep } from '../pages/connect/connect-pages.ts'
import { openVisit } from '../pages/connect/begin.ts'
import { authorizeWith } from '../ais/oauth/oauth.ts'
import type { PageCall } from '../pages/kit/page.ts'
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

/** A user's actions without a browser. */
export const consentControlRoutes: ControlRoute[] = [
  { method: 'PUT', path: '/control/logins/:login_id/consent', handle: setConsent },
  { method: 'POST', path: '/control/connect-sessions', handle: finishSession },
]

/** @throws Refusal LoginNotFound, WrongRequestFormat */
function setConsent(call: ControlCall): unknown {
  const { sandbox, params } = call
  const login = sandbox.store.logins.get(params.login_id ?? '')
  if (!login) throw refusal('control-login-known')
  const status = wordIn(call, 'status', ['active', 'revoked', 'expired'])
  const consent = lastConsent(sandbox, login)
  if (status === 'active') {
    const scopes = lastAttempt(sandbox, login)?.fetch_scopes ?? []
    if (!consentActive(sandbox, login)) giveConsent(sandbox, login, providerOf(sandbox, login), scopes)
  } else if (consent) endConsent(sandbox, consent, status)
  return { login_id: login.id, status }
}

/** @throws Refusal WrongRequestFormat, and those that a page would show the user */
async function finishSession(call: ControlCall): Promise<unknown> {
  const url = field(call, 'connect_url') ?? field(call, 'redirect_url')
  const token = typeof url === 'string' && URL.canParse(url) ? new URL(url).searchParams.get('token') : null
  if (token === null) throw refusal('control-page-known')
  const code = field(call, 'provider_code')
  const answer = field(call, 'interactive_credentials')
  const said = {
    token,
    agree: field(call, 'agree') !== false,
    ...(typeof code === 'string' && { providerCode: code }),
    credentials: textsOf(field(call, 'credentials')),
    ...(isObject(answer) && { answer: textsOf(answer) }),
  }
  if (call.sandbox.flows.payments.has(token)) {
    const payment = await completePayment(call.sandbox, said)
    return { payment_id: payment?.id ?? null, status: payment?.status ?? null }
  }
  const login = await completeSession(call.sandbox, said).catch(nothingForWrongCredentials)
  return { login_id: login?.id ?? null }
}

/** Refused credentials make no login, and the user may type others: the control call itself is right. */
function nothingForWrongCredentials(error: unknown): undefined {
  if (error instanceof Refusal && error.errorClass === 'InvalidCredentials') return undefined
  throw error
}

/** The fields of an object as the texts of a form. */
function textsOf(typed: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(isObject(typed) ? typed : {}).map(([name, value]) => [name, String(value)]))
}

/** A user's input on a hosted page. */
interface Said {
  token: string
  agree: boolean
  /** Not needed where the session knows its provider. */
  providerCode?: string
  credentials: Record<string, string>
  /** For the interactive step; absent when nobody answers. */
  answer?: Record<string, string>
}

/**
 * Acts as a user on the payment page to its end. Undefined when no payment is made.
 * @throws Refusal with which a page would answer the user
 */
async function completePayment(sandbox: Sandbox, said: Said): Promise<Payment | undefined> {
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
async function completeSession(sandbox: Sandbox, said: Said): Promise<Login | undefined> {
  const visit = openVisit(sandbox, said.token)
  await answerForms(said, visit, (form) => takeConnectStep({ ...nobody, sandbox, form }, visit))
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

const nobody: Omit<PageCall, 'sandbox' | 'form'> = {
  params: {},
  query: new URLSearchParams(),
  remoteIp: '127.0.0.1',
  userAgent: null,
}
