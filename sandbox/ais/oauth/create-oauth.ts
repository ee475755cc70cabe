import type { Call, Reply } from '../../serving/call.ts'
import { type Fields, dataObject } from '../../basics/values.ts'
import { chooseProvider } from '../logins/choose-provider.ts'
import { refuseBeyondLimit, type Asker } from '../logins/create-login.ts'
import { namedCustomer } from '../logins/named-customer.ts'
import { newAttempt } from '../../fetching/new-attempt.ts'
import { newLogin } from '../logins/new-login.ts'
import { readSettings } from '../logins/read-settings.ts'
import type { Login } from '../../store/entities.ts'
import type { OauthSession } from '../../store/oauth-session.ts'
import { openOauthSession } from './open-oauth-session.ts'
import { readWayBack, refuseOtherModes } from './refuse-other-modes.ts'

/** Makes a login at an oauth provider and the address where its user agrees. The documents do not show this call. */
export function createOauth(call: Call): Reply {
  const { sandbox } = call
  const { session } = beginOauth(call, dataObject(call.body))
  return { data: sandbox.rules.shape.oauthSession(session, sandbox) }
}

/** @throws Refusal of the class of the first thing that is wrong */
export function beginOauth(call: Omit<Asker, 'file'>, data: Fields): { login: Login; session: OauthSession } {
  const { sandbox, client, version } = call
  const { fetcher } = sandbox
  const customer = namedCustomer(call, data)
  const provider = chooseProvider(sandbox, client, data)
  refuseOtherModes(sandbox, provider)
  const settings = readSettings(sandbox, data, { client, version, provider })
  const back = readWayBack(call, data)
  refuseBeyondLimit(call)
  const login = newLogin(call, customer, provider, settings, null)
  login.status = 'inactive'
  const attempt = newAttempt(call, login, provider, settings, { userPresent: true })
  fetcher.start(login, attempt, { provider, credentials: {} }, true)
  return {
    login,
    session: openOauthSession(sandbox, login, attempt, back),
  }
}
