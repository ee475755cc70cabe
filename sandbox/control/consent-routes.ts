import { authorizeWith } from '../ais/oauth/oauth.ts'
import type { Login } from '../store/entities.ts'
import { takeConnectStep } from '../pages/connect/connect-pages.ts'
import { openVisit } from '../pages/connect/begin.ts'
import { consentActive, endConsent, giveConsent } from '../ais/consents/consent.ts'
import { lastConsent, lastAttempt } from '../store/store.ts'
import { Refusal, refusal } from '../basics/refusals.ts'
import { isObject } from '../basics/values.ts'
import { providerOf } from '../ais/logins/choose-provider.ts'
import type { Sandbox } from '../world/sandbox.ts'
import type { Said, PageCall } from '../pages/kit/page.ts'
import type { Payment } from '../payments/store/payment.ts'
import {
  answerStep,
  comeBack,
  waitingPayment,
  chosenProvider,
  takePaymentStep,
} from '../payments/pages/take-payment-step.ts'
import { openSession } from '../payments/pages/open-payment-session.ts'
import { field, wordIn, type ControlCall, type ControlRoute } from './kit/field.ts'

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
    const payment = completePayment(call.sandbox, said)
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

/**
 * Acts as a user on the payment page to its end. Undefined when no payment is made.
 * @throws Refusal with which a page would answer the user
 */
function completePayment(sandbox: Sandbox, said: Said): Payment | undefined {
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
async function completeSession(sandbox: Sandbox, said: Said): Promise<Login | undefined> {
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
