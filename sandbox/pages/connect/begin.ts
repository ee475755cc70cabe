import { customerById, openTo } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import { agreedTo } from '../../ais/consents/consent.ts'
import { lastConsent } from '../../store/store.ts'
import { providerOf } from '../../ais/logins/choose-provider.ts'
import type { ConsentTerms, Client, Login } from '../../store/entities.ts'
import { beginLogin, readDraft, type Asker } from '../../ais/logins/create-login.ts'
import { beginReconnect } from '../../ais/logins/reconnect-login.ts'
import { beginRefresh } from '../../ais/logins/refresh-login.ts'
import { beginOauth, beginOauthAgain } from '../../ais/oauth/oauth.ts'
import type { PageCall, PageReply } from '../kit/page.ts'
import { openOnce } from '../kit/links.ts'
import { typed } from '../kit/step-form.ts'
import type { ConnectVisit } from '../../store/flows.ts'
import type { Fields } from '../../basics/values.ts'
import { providerNamed } from '../../rules/logins/create-rules.ts'
import { listProviders } from '../../providers/find-provider.ts'
import type { SandboxProvider } from '../../providers/provider.ts'

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
  const version = sandbox.rules.versions[visit.token.version]
  return { sandbox, version, client, customer, remoteIp, userAgent, file }
}

/** Limits the newest consent of a login to the terms that its user saw. */
function bindConsent(sandbox: Sandbox, login: Login, terms: ConsentTerms): void {
  const consent = lastConsent(sandbox, login)
  const provider = providerOf(sandbox, login)
  if (consent) Object.assign(consent, agreedTo(sandbox, login, provider, terms.covered, terms))
}

/**
 * Opens a visit with a token, which works once.
 * @throws Refusal RouteNotFound
 */
export function openVisit(sandbox: Sandbox, token: string): ConnectVisit {
  const opened = openOnce(sandbox, sandbox.flows.tokens.get(token))
  const visit: ConnectVisit = { id: sandbox.secrets(), token: opened, consented: opened.consented }
  const login = sandbox.store.logins.get(opened.loginId ?? '')
  const code = login?.providerCode ?? opened.data.provider_code
  if (typeof code === 'string') visit.providerCode = code
  if (login && opened.begun) visit.loginId = login.id
  sandbox.flows.visits.set(visit.id, visit)
  return visit
}

/** The providers that a user of this client can choose: usable ones, and fake ones where the client may see them. */
export function loginProviders(sandbox: Sandbox, { token }: ConnectVisit, client: Client): SandboxProvider[] {
  const rules = sandbox.rules.loginCreate
  const version = sandbox.rules.versions[token.version]
  return listProviders(true)
    .map((provider) => rules.provider(provider))
    .filter((provider) => rules.providerVisible(provider, client, true))
    .filter((provider) => sandbox.rules.partners.pageOffers(openTo(sandbox, version, client, provider)))
    .filter((provider) => rules.providerRefusal(provider) === undefined && !rules.keyMissing(provider))
}

/** The provider of a visit, if known: the chosen one or that of the visit's login. */
export function chosenProvider(sandbox: Sandbox, visit: ConnectVisit, client: Client): SandboxProvider | undefined {
  const { token, providerCode } = visit
  if (providerCode !== undefined && token.loginId !== undefined) return providerNamed(sandbox, providerCode)
  if (providerCode === undefined) return undefined
  const named = sandbox.rules.loginCreate.providerCode(providerCode)
  return loginProviders(sandbox, visit, client).find(({ code }) => code === named)
}
