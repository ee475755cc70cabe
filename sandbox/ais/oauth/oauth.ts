import { type Call, type Reply, bodyId, loginAsked, viewOf } from '../../serving/call.ts'
import { type Fields, dataObject } from '../../basics/values.ts'
import { chooseProvider, refuseUnusable, providerOf } from '../logins/choose-provider.ts'
import { namedCustomer } from '../logins/the-login.ts'
import { refuseBeyondLimit, type Asker, newLogin, keepSettings } from '../logins/create-login.ts'
import { startFetch } from '../../fetching/new-attempt.ts'
import { readSettings, readSettingsOf } from '../logins/read-settings.ts'
import type { Login, Attempt } from '../../store/entities.ts'
import { type OauthSession, added, type WayBack } from '../../store/flows.ts'
import { refusal } from '../../basics/refusals.ts'
import { refuseBusy } from '../logins/refresh-login.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import { readFlag, readReturnTo } from '../../serving/hear.ts'

/** A choice. */
const lifetimeMs = 3_600_000

/** Makes a login at an oauth provider and the address where its user agrees. The documents do not show this call. */
export function createOauth(call: Call): Reply {
  const { sandbox } = call
  const { session } = beginOauth(call, dataObject(call.body))
  return { data: sandbox.rules.shape.oauthSession(session, sandbox) }
}

/** @throws Refusal of the class of the first thing that is wrong */
export function beginOauth(call: Omit<Asker, 'file'>, data: Fields): { login: Login; session: OauthSession } {
  const { sandbox, client, version } = call
  const customer = namedCustomer(call, data)
  const provider = chooseProvider(sandbox, client, data)
  if (provider.mode !== 'oauth') throw refusal('provider-oauth')
  const settings = readSettings(sandbox, data, { client, version, provider })
  const back = readWayBack(call, data)
  refuseBeyondLimit(call)
  const login = newLogin(call, customer, provider, settings, null)
  login.status = 'inactive'
  const attempt = startFetch(call, login, settings, { provider, credentials: {}, userPresent: true, hold: true })
  return { login, session: openOauthSession(sandbox, login, attempt, back) }
}

/** Source: Version 4 endpoints, oauth_providers/refresh. */
export function refreshOauth(call: Call): Reply {
  const { sandbox } = call
  const data = dataObject(call.body)
  const session = beginOauthAgain(call, namedLogin(call, data), data)
  return { data: sandbox.rules.shape.oauthSession(session, sandbox) }
}

/**
 * Begins a new attempt whose user agrees at the provider. No interval applies, since the user is present.
 * @throws Refusal of the class of the first thing that is wrong
 */
export function beginOauthAgain(call: Asker, login: Login, data: Fields): OauthSession {
  const { sandbox } = call
  const { rules, fetcher } = sandbox
  const provider = providerOf(sandbox, login)
  if (!rules.oauth.refreshes(provider)) throw refusal('provider-oauth')
  const settings = readSettingsOf(call, login, provider, data)
  const back = readWayBack(call, data)
  refuseUnusable(sandbox, provider)
  if (sandbox.flows.oauthOfLogin.get(login.id)?.authorized === false) {
    fetcher.fail(login, 'LoginFetchingStopped', 'the user was sent to the provider again')
  }
  refuseBusy(sandbox, login, 'refresh')
  keepSettings(call, login, provider, settings, null)
  const attempt = startFetch(call, login, settings, { provider, credentials: {}, userPresent: true, hold: true })
  rules.oauth.whileAway(sandbox.store, attempt)
  return openOauthSession(sandbox, login, attempt, back)
}

/** @throws Refusal WrongRequestFormat, LoginNotFound, WrongClientToken */
function namedLogin(call: Call, data: Fields): Login {
  const id = bodyId(call, 'login_id', data.login_id)
  if (id !== undefined) return loginAsked(call, id)
  const unnamed = call.sandbox.rules.oauth.loginUnnamed(call.login)
  if (unnamed) return unnamed
  throw refusal('login-named')
}

/** Source: Version 4 endpoints, oauth_providers/authorize. */
export function authorize(call: Call): Reply {
  const { sandbox } = call
  const data = dataObject(call.body)
  const login = namedLogin(call, data)
  if (providerOf(sandbox, login).mode !== 'oauth') throw refusal('provider-oauth')
  if (!sandbox.rules.oauth.queryStringGiven(data.query_string)) throw refusal('query-string-text')
  authorizeWith(sandbox, login, data.query_string)
  return { data: viewOf(call).login(login) }
}

/**
 * Continues a waiting attempt if the provider's parameters show that the user agreed. A wrong code changes nothing.
 * @throws Refusal LoginAlreadyAuthorized, LoginFetchingStopped, ProviderAccessNotGranted, WrongRequestFormat
 */
export function authorizeWith(sandbox: Sandbox, login: Login, queryString: string): void {
  const { rules, fetcher, flows } = sandbox
  const session = flows.oauthOfLogin.get(login.id)
  if (!session || rules.oauth.alreadyAuthorized(session.authorized)) throw refusal('login-unauthorized')
  if (rules.oauth.lapsed(fetcher.runOf(login) !== undefined)) throw refusal('user-in-time')
  const parameters = rules.oauth.parameters(queryString)
  if (parameters.has('error')) {
    fetcher.fail(login, 'ProviderAccessNotGranted', 'the user did not agree at the provider')
    throw refusal('user-agreed')
  }
  const code = parameters.get('code')
  if (code === null) throw refusal('query-string-code')
  if (!rules.oauth.codeAccepted(session.code, code)) throw refusal('code-known')
  session.authorized = true
  const run = fetcher.runOf(login)
  if (run) rules.oauth.onceBack(sandbox.store, run.attempt)
  fetcher.proceed(login)
}

/** Opens a session for an attempt that waits at its first stage until the user comes back. */
function openOauthSession(sandbox: Sandbox, login: Login, attempt: Attempt, back: WayBack): OauthSession {
  const { clock, secrets, fetcher, flows } = sandbox
  const expiresAt = new Date(clock.now().getTime() + lifetimeMs)
  const session: OauthSession = {
    token: secrets(),
    code: secrets(),
    loginId: login.id,
    attemptId: attempt.id,
    expiresAt,
    authorized: false,
    ...back,
  }
  flows.oauthOfLogin.set(login.id, added(flows.oauth, session.token, session))
  const run = fetcher.runOf(login)
  if (run) {
    run.callOff = clock.at(expiresAt, () =>
      fetcher.fail(login, 'ProviderAccessNotGranted', 'the user did not come back from the provider'),
    )
  }
  return session
}

/** The return address after an oauth provider. @throws Refusal ReturnURLInvalid, also when absent; ReturnURLTooLong */
function readWayBack({ sandbox, version }: Pick<Call, 'sandbox' | 'version'>, data: Fields): WayBack {
  const { oauth, tokens } = sandbox.rules
  const returnTo = readReturnTo(sandbox, data.return_to, oauth.returnToMaxLength(tokens.returnToMaxLength))
  if (returnTo === undefined) throw refusal('return-to-sent')
  return { version: version.name, returnTo, returnLoginId: readFlag(sandbox, data, 'return_login_id', false) }
}
