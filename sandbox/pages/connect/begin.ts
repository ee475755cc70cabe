import { customerById } from '../../serving/lookups.ts'
import { refusal } from '../../basics/refusals.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import { agreedTo } from '../../ais/consents/consent.ts'
import { lastConsent } from '../../store/last-consent.ts'
import { providerOf } from '../../ais/logins/provider-of.ts'
import type { ConsentTerms } from '../../store/consent-terms.ts'
import { beginLogin, readDraft, type Asker } from '../../ais/logins/create-login.ts'
import { beginReconnect } from '../../ais/logins/reconnect-login.ts'
import { beginRefresh } from '../../ais/logins/refresh-login.ts'
import { beginOauth } from '../../ais/oauth/create-oauth.ts'
import { beginOauthAgain } from '../../ais/oauth/refresh-oauth.ts'
import type { PageCall, PageReply } from '../kit/page.ts'
import { typed } from '../kit/step-form.ts'
import type { Client, Login } from '../../store/entities.ts'
import { chosenProvider } from './login-providers.ts'
import type { ConnectVisit } from '../../store/connect-visit.ts'
import type { Fields } from '../../basics/values.ts'

/** Whether a visit needs no credentials from the user: the login has them, or the client sent them. */
export function saysEnough({ token }: ConnectVisit): boolean {
  return token.purpose === 'refresh' || (token.purpose === 'reconnect' && token.data.credentials !== undefined)
}

/** Makes, reconnects or refreshes the login of a visit. @throws Refusal with the message to show */
export async function begin(call: PageCall, visit: ConnectVisit, client: Client): Promise<undefined> {
  const asker = askerOf(call, visit, client)
  const data = dataOf(call, visit, client)
  const credentials = saysEnough(visit) ? data.credentials : typed(call)
  remember(call.sandbox, visit, await beginWith(asker, visit, { ...data, credentials }))
}

async function beginWith(asker: Asker, visit: ConnectVisit, data: Fields): Promise<Login> {
  const { purpose } = visit.token
  if (purpose === 'create') return beginLogin(asker, await readDraft(asker, data))
  const login = loginOf(asker, visit)
  if (purpose === 'refresh') beginRefresh(asker, login, data, { userPresent: true, consents: true })
  else await beginReconnect(asker, login, { override_credentials: true, ...data })
  return login
}

/** Sends the user on to an oauth provider. @throws Refusal with the message to show */
export function beginAtProvider(call: PageCall, visit: ConnectVisit, client: Client): PageReply {
  const { sandbox } = call
  const asker = askerOf(call, visit, client)
  const return_to = `${sandbox.baseUrl}/connect/${visit.id}/back`
  const data = { ...dataOf(call, visit, client), return_to, return_login_id: false }
  const known = visit.token.purpose === 'create' ? undefined : loginOf(asker, visit)
  const { login, session } = known
    ? { login: known, session: beginOauthAgain(asker, known, data) }
    : beginOauth(asker, data)
  remember(sandbox, visit, login)
  return { goTo: sandbox.rules.oauth.redirectUrl(sandbox.baseUrl, session.token) }
}

/** Records that the user answered, in the visit and in the login. */
function remember(sandbox: Sandbox, visit: ConnectVisit, login: Login): void {
  visit.loginId = login.id
  login.show_consent_confirmation = true
  if (visit.token.terms) bindConsent(sandbox, login, visit.token.terms)
}

function loginOf({ sandbox }: Asker, { token }: ConnectVisit): Login {
  const login = sandbox.store.logins.get(token.loginId ?? '')
  if (login) return login
  throw refusal('page-connection-there')
}

function dataOf({ sandbox }: PageCall, visit: ConnectVisit, client: Client): Fields {
  const provider = chosenProvider(sandbox, visit, client)
  return {
    ...visit.token.data,
    provider_code: provider?.code,
    country_code: provider?.country_code,
    include_fake_providers: provider?.fake,
  }
}

function askerOf(call: PageCall, visit: ConnectVisit, client: Client): Asker {
  const { sandbox, remoteIp, userAgent, file } = call
  const customer = customerById(sandbox, client, visit.token.customerId)
  return {
    sandbox,
    version: sandbox.rules.versions[visit.token.version],
    client,
    customer,
    remoteIp,
    userAgent,
    ...(file && { file }),
  }
}

/** Limits the newest consent of a login to the terms that its user saw. */
function bindConsent(sandbox: Sandbox, login: Login, terms: ConsentTerms): void {
  const consent = lastConsent(sandbox, login)
  const provider = providerOf(sandbox, login)
  if (consent) Object.assign(consent, agreedTo(sandbox, login, provider, terms.covered, terms))
}
