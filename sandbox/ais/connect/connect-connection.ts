import { type Call, type Reply, viewOf, customerById } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import { chooseProvider, refuseUnusable, providerOf } from '../logins/choose-provider.ts'
import { namedCustomer, theLogin } from '../logins/the-login.ts'
import { isAbsent } from '../../serving/hear.ts'
import { countConnect } from '../../serving/limits.ts'
import { providerNamed } from '../../rules/logins/create-rules.ts'
import { newToken, readTerms, type Terms } from './read-session.ts'
import type { Fields } from '../../basics/values.ts'
import { consentActive } from '../consents/consent.ts'
import { lastAttempt } from '../../store/store.ts'
import { beginRefresh, refuseTooEarly, refuseBusy } from '../logins/refresh-login.ts'
import type { Login } from '../../store/entities.ts'

/** Source: Version 6 endpoints, connect. @throws Refusal PublicKeyNotProvided, WrongRequestFormat, CustomerNotFound, ProviderKeyFound */
export function connectConnection(call: Call): Reply {
  const { sandbox } = call
  if (!sandbox.rules.access.certified(call.client)) throw refusal('certificate-valid')
  const { data, consented } = readTerms(call.sandbox, call.body)
  if (isAbsent(data.customer_id) || data.customer_id === '') throw refusal('required', 'customer_id')
  const customer = namedCustomer(call, data)
  if (!isAbsent(data.provider_code)) refuseProvider(call, data)
  countConnect(call)
  const errand = { purpose: 'create', consented, whenAbsent: sandbox.rules.fetchScopes.defaults } as const
  return { data: viewOf(call).token(newToken(call, customer, data, errand)) }
}

/**
 * Checks the provider that the user will be led to. The provider gives the country.
 * @throws Refusal ProviderNotFound, ProviderKeyFound, ProviderInactive, ProviderDisabled
 */
function refuseProvider({ sandbox, client }: Call, data: Fields): void {
  const known = providerNamed(sandbox, String(data.provider_code))
  if (!known) throw refusal('provider-known')
  chooseProvider(sandbox, client, { country_code: known.country_code, ...data })
}

/** Source: Version 6 endpoints, reconnect. */
export function reconnectConnection(call: Call): Reply {
  const { login, terms } = asked(call)
  refuseUnusable(call.sandbox, providerOf(call.sandbox, login))
  refuseBusy(call.sandbox, login, 'reconnect')
  return sendToPage(call, 'reconnect', login, terms)
}

/** Source: Version 6 endpoints, refresh; States and transitions. */
export function refreshConnection(call: Call): Reply {
  const { sandbox } = call
  const { login, terms } = asked(call)
  const provider = providerOf(sandbox, login)
  refuseUnusable(sandbox, provider)
  refuseBusy(sandbox, login, 'refresh')
  refuseWithoutConsent(call, login)
  const { beginsOnPage } = sandbox.rules.refresh
  if (beginsOnPage) refuseTooEarly(call, login, provider, { userPresent: true })
  else beginRefresh(call, login, terms.data, { userPresent: true, consents: true })
  return sendToPage(call, 'refresh', login, { ...terms, begun: !beginsOnPage })
}

/** Source: Version 6 endpoints, background_refresh. */
export function refreshInBackground(call: Call): Reply {
  const { login, terms } = asked(call)
  refuseWithoutConsent(call, login)
  beginRefresh(call, login, terms.data, { userPresent: false, consents: false })
  return { data: viewOf(call).login(login) }
}

/** @throws Refusal WrongRequestFormat when the body names another connection than the path */
function asked(call: Call): { login: Login; terms: Terms } {
  const ofPath = theLogin(call)
  const terms = readTerms(call.sandbox, call.body)
  const { login_id: named } = terms.data
  const login = call.sandbox.rules.reconnect.meant(ofPath, named, call.sandbox.store.logins)
  if (!isAbsent(named) && named !== login.id) throw refusal('connection-of-the-path')
  return { login, terms }
}

/** @throws Refusal LoginCannotBeRefreshed */
function refuseWithoutConsent({ sandbox, version }: Call, login: Login): void {
  if (!sandbox.rules.consent.neededToRefresh(version.name) || consentActive(sandbox, login)) return
  throw refusal('consent-active')
}

function sendToPage(
  call: Call,
  purpose: 'reconnect' | 'refresh',
  login: Login,
  { data, consented, begun = false }: Terms & { begun?: boolean },
): Reply {
  const { sandbox, client } = call
  const customer = customerById(sandbox, client, login.customer_id)
  const whenAbsent = lastAttempt(sandbox, login)?.fetch_scopes ?? sandbox.rules.fetchScopes.defaults
  const token = newToken(call, customer, data, { purpose, loginId: login.id, consented, begun, whenAbsent })
  return { data: viewOf(call).token(token) }
}
