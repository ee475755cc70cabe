import { consentActive } from '../consents/consent.ts'
import type { Call, Reply } from '../../serving/call.ts'
import { customerById } from '../../serving/lookups.ts'
import { refusal } from '../../basics/refusals.ts'
import { viewOf } from '../../serving/view.ts'
import { refuseUnusable } from '../logins/choose-provider.ts'
import { lastAttempt } from '../../store/last-attempt.ts'
import { providerOf } from '../logins/provider-of.ts'
import { beginRefresh, refuseTooEarly } from '../logins/refresh-login.ts'
import { refuseBusy } from '../logins/refuse-busy.ts'
import { theLogin } from '../logins/the-login.ts'
import type { Login } from '../../store/entities.ts'
import { newToken } from './new-token.ts'
import { readTerms, type Terms } from './read-terms.ts'

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
  const login = theLogin(call)
  const terms = readTerms(call.sandbox, call.body)
  const { login_id: named } = terms.data
  if (named !== undefined && named !== null && named !== login.id) {
    throw refusal('connection-of-the-path')
  }
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
