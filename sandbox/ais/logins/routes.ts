import { type Route, type Call, type Reply, viewOf, customerById, asId, route, pageOf } from '../../serving/call.ts'
import { everyVersion, type Fields, optionalDataObject } from '../../basics/values.ts'
import { createLogin } from './create-login.ts'
import { answerInteractive } from '../../fetching/do-stage.ts'
import { providerOf } from './choose-provider.ts'
import { theLogin } from './the-login.ts'
import { needCredentials } from './read-credentials.ts'
import { readFetch } from './read-settings.ts'
import { refusal, refusalAs } from '../../basics/refusals.ts'
import type { Login, Attempt } from '../../store/entities.ts'
import { removeLogin, lastAttempt } from '../../store/store.ts'
import { refreshLogin } from './refresh-login.ts'
import { reconnectLogin } from './reconnect-login.ts'

const modifies = { customerSecret: 'needed', loginSecret: 'needed' } as const
// A client that sends no Customer-secret may name the customer in the body.
const creates = { customerSecret: 'optional' } as const
const reads = {
  customerSecret: 'optional',
  loginSecret: 'optional',
  versions: everyVersion,
} satisfies Partial<Route>
/** Source: Authentication 3. */
const opens = { customerSecret: 'optional', loginSecret: 'needed' } as const
/** Source: Version 4 endpoints, both spellings. Version 5 has the same routes; which of them app keys may use is open. */
export const loginRoutes: Route[] = [
  route('POST /login', 'login/create', createLogin, creates),
  route('POST /logins', 'logins/create', createLogin, creates),
  route('PUT /login/reconnect', 'login/reconnect', reconnectLogin, modifies),
  route('PUT /logins/:login_id/reconnect', 'logins/reconnect', reconnectLogin, modifies),
  route('PUT /login/interactive', 'login/interactive', interactiveLogin, modifies),
  route('PUT /logins/:login_id/interactive', 'logins/interactive', interactiveLogin, modifies),
  route('PUT /login/refresh', 'login/refresh', refreshLogin, modifies),
  route('PUT /logins/:login_id/refresh', 'logins/refresh', refreshLogin, modifies),
  route('GET /logins', 'logins/list', listLogins, reads),
  route('GET /logins/:login_id', 'logins/show', showLogin, opens),
  route('GET /logins/:login_id', 'logins/show', showLogin, { ...reads, versions: ['v6'] }),
  route('DELETE /logins/:login_id', 'logins/delete', deleteLogin, reads),
]

/** Source: Version 4 endpoints, GET /logins. @throws Refusal CustomerNotFound */
function listLogins(call: Call): Reply {
  const { sandbox, client } = call
  const { rules, store } = sandbox
  const customerId = asId(sandbox, 'customer_id', call.query.get('customer_id'))
  if (customerId === undefined && rules.accounts.filterNeeded(call.version.name)) {
    throw refusal('required', 'customer_id')
  }
  const customer = customerId === undefined ? undefined : customerById(sandbox, client, customerId)
  return pageOf(call, rules.logins.logins(store, client, customer), viewOf(call).login)
}

/** Source: Version 4 endpoints, GET /logins/{login_id}. */
function showLogin(call: Call): Reply {
  const { rules, store } = call.sandbox
  return { data: viewOf(call).login(rules.logins.shown(store, theLogin(call))) }
}

/** The documents do not describe removal; this is a choice. */
function deleteLogin(call: Call): Reply {
  const login = theLogin(call)
  forgetLogin(call.sandbox, login)
  return { data: { id: login.id, deleted: true } }
}

/** Removes a login, cancels its fetch and sends the client a callback. */
function forgetLogin(sandbox: Call['sandbox'], login: Login): void {
  const attempt = lastAttempt(sandbox, login)
  sandbox.fetcher.drop(login)
  removeLogin(sandbox.store, login.id)
  sandbox.sendCallback('destroy', { login, attempt }, {})
}

/** Source: Version 4 endpoints, PUT /login/interactive, both forms; States and transitions. */
function interactiveLogin(call: Call): Reply {
  const { sandbox, client } = call
  const { rules } = sandbox
  const login = theLogin(call)
  const data = rules.interactive.asked(optionalDataObject(call.body))
  const provider = providerOf(sandbox, login)
  const attempt = lastAttempt(sandbox, login)
  const refused = rules.interactive.refusal(provider, sandbox.fetcher.waitsForAnswer(login))
  if (refused !== undefined || !attempt) throw refusalAs(refused ?? 'ProviderNotInteractive', 'login-waits')
  const credentials = needCredentials(sandbox, client, data)
  changeFetch(call, attempt, data)
  if (rules.interactive.goesOn(sandbox.store, attempt)) answerInteractive(sandbox, login, credentials)
  return { data: viewOf(call).login(login) }
}

/** The answer may set new scopes and dates; otherwise the attempt keeps its own. */
function changeFetch(call: Call, attempt: Attempt, data: Fields): void {
  const { sandbox, client } = call
  const asked = readFetch(sandbox, data, {
    client,
    version: call.version,
    provider: providerOf(sandbox, theLogin(call)),
    whenAbsent: attempt.fetch_scopes,
    goesOn: attempt,
  })
  const given = (name: string): boolean => data[name] !== undefined && data[name] !== null
  const hadDates = attempt.from_date !== null
  attempt.fetch_scopes = asked.fetch_scopes
  attempt.fetchType = asked.fetchType
  attempt.from_date = hadDates && !given('from_date') && asked.from_date !== null ? attempt.from_date : asked.from_date
  attempt.to_date = hadDates && !given('to_date') && asked.to_date !== null ? attempt.to_date : asked.to_date
}
