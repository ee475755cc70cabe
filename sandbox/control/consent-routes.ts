import { consentActive, endConsent, giveConsent } from '../ais/consents/consent.ts'
import { lastConsent, lastAttempt } from '../store/store.ts'
import { Refusal, refusal } from '../basics/refusals.ts'
import { isObject } from '../basics/values.ts'
import { providerOf } from '../ais/logins/choose-provider.ts'
import { field, wordIn, type ControlCall, type ControlRoute } from './kit/field.ts'
import { completePayment, completeSession } from './complete-session.ts'

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
