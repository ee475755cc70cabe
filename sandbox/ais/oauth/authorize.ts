import { viewOf } from '../../serving/view.ts'
import type { Call, Reply } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import { dataObject } from '../../basics/values.ts'
import { providerOf } from '../logins/provider-of.ts'
import type { Login } from '../../store/entities.ts'
import { namedLogin } from './refresh-oauth.ts'
import { refuseOtherModes } from './refuse-other-modes.ts'

/** Source: Version 4 endpoints, oauth_providers/authorize. */
export function authorize(call: Call): Reply {
  const { sandbox } = call
  const data = dataObject(call.body)
  const login = namedLogin(call, data)
  refuseOtherModes(sandbox, providerOf(sandbox, login))
  if (!sandbox.rules.oauth.queryStringGiven(data.query_string)) {
    throw refusal('query-string-text')
  }
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
  if (!session || rules.oauth.alreadyAuthorized(session.authorized)) {
    throw refusal('login-unauthorized')
  }
  if (rules.oauth.lapsed(fetcher.runOf(login) !== undefined)) throw refusal('user-in-time')
  const parameters = rules.oauth.parameters(queryString)
  if (parameters.has('error')) {
    fetcher.fail(login, 'ProviderAccessNotGranted', 'the user did not agree at the provider')
    throw refusal('user-agreed')
  }
  const code = parameters.get('code')
  if (code === null) throw refusal('query-string-code')
  if (!rules.oauth.codeAccepted(session.code, code)) {
    throw refusal('code-known')
  }
  session.authorized = true
  const run = fetcher.runOf(login)
  if (run) rules.oauth.onceBack(sandbox.store, run.attempt)
  fetcher.proceed(login)
}
