import { viewOf } from '../../serving/view.ts'
import type { Call, Reply } from '../../serving/call.ts'
import { customerById } from '../../serving/lookups.ts'
import { pageOf } from '../../serving/page-of.ts'
import { refusal } from '../../basics/refusals.ts'
import { asId } from '../../serving/read-id.ts'
import { sendCallback } from '../../callbacks/send-callback.ts'
import type { Login } from '../../store/entities.ts'
import { removeLogin } from '../../store/remove-login.ts'
import { lastAttempt } from '../../store/last-attempt.ts'
import { theLogin } from './the-login.ts'

/** Source: Version 4 endpoints, GET /logins. @throws Refusal CustomerNotFound */
export function listLogins(call: Call): Reply {
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
export function showLogin(call: Call): Reply {
  const { rules, store } = call.sandbox
  return { data: viewOf(call).login(rules.logins.shown(store, theLogin(call))) }
}

/** The documents do not describe removal; this is a choice. */
export function deleteLogin(call: Call): Reply {
  const login = theLogin(call)
  forgetLogin(call.sandbox, login)
  return { data: { id: login.id, deleted: true } }
}

/** Removes a login, cancels its fetch and sends the client a callback. */
function forgetLogin(sandbox: Call['sandbox'], login: Login): void {
  const attempt = lastAttempt(sandbox, login)
  sandbox.fetcher.drop(login)
  removeLogin(sandbox.store, login.id)
  sendCallback(sandbox, 'destroy', { login, attempt }, {})
}
