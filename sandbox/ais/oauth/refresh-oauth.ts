import type { Call, Reply } from '../../serving/call.ts'
import { loginAsked } from '../../serving/lookups.ts'
import { refusal } from '../../basics/refusals.ts'
import { type Fields, dataObject } from '../../basics/values.ts'
import { asId } from '../../serving/read-id.ts'
import { refuseUnusable } from '../logins/choose-provider.ts'
import type { Asker } from '../logins/create-login.ts'
import { newAttempt } from '../../fetching/new-attempt.ts'
import { keepSettings } from '../logins/new-login.ts'
import { providerOf } from '../logins/provider-of.ts'
import { readSettingsOf } from '../logins/read-settings.ts'
import { refuseBusy } from '../logins/refuse-busy.ts'
import type { Login } from '../../store/entities.ts'
import type { OauthSession } from '../../store/oauth-session.ts'
import { openOauthSession } from './open-oauth-session.ts'
import { readWayBack, wrongMode } from './refuse-other-modes.ts'

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
  if (!rules.oauth.refreshes(provider)) throw wrongMode()
  const settings = readSettingsOf(call, login, provider, data)
  const back = readWayBack(call, data)
  refuseUnusable(sandbox, provider)
  if (sandbox.flows.oauthOfLogin.get(login.id)?.authorized === false) {
    fetcher.fail(login, 'LoginFetchingStopped', 'the user was sent to the provider again')
  }
  refuseBusy(sandbox, login, 'refresh')
  keepSettings(call, login, provider, settings, null)
  const attempt = newAttempt(call, login, provider, settings, { userPresent: true })
  fetcher.start(login, attempt, { provider, credentials: {} }, true)
  rules.oauth.whileAway(sandbox.store, attempt)
  return openOauthSession(sandbox, login, attempt, back)
}

/** @throws Refusal LoginNotFound, WrongClientToken */
export function namedLogin(call: Call, data: Fields): Login {
  const id = asId(call.sandbox, 'login_id', data.login_id)
  if (id !== undefined) return loginAsked(call, id)
  const unnamed = call.sandbox.rules.oauth.loginUnnamed(call.login)
  if (unnamed) return unnamed
  throw refusal('login-named')
}
