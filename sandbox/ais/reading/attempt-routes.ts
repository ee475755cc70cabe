import { viewOf } from '../../serving/view.ts'
import type { Call, Reply, Route } from '../../serving/call.ts'
import { loginAsked } from '../../serving/lookups.ts'
import { pageOf } from '../../serving/page-of.ts'
import { refusal } from '../../basics/refusals.ts'
import { asId } from '../../serving/read-id.ts'
import type { Login } from '../../store/entities.ts'
import { route } from '../../serving/route.ts'

const reads = { customerSecret: 'optional', loginSecret: 'needed' } as const

/** Source: Version 4 endpoints, attempts; Authentication 3 for the Login-secret. */
export const attemptRoutes: Route[] = [
  route('GET /attempts', 'attempts/list', list, reads),
  route('GET /attempts/:attempt_id', 'attempts/show', show, reads),
]

function list(call: Call): Reply {
  const { rules, store } = call.sandbox
  const rows = rules.logins.attempts(store, queriedLogin(call))
  return pageOf(call, rows, viewOf(call).attempt)
}

/** @throws Refusal AttemptNotFound, also for an attempt of another login */
function show(call: Call): Reply {
  const { rules, store } = call.sandbox
  const login = queriedLogin(call)
  const attempt = rules.attempts.shown(store, call.params.attempt_id ?? '')
  if (!attempt || !rules.access.attemptOf(login, attempt)) {
    throw refusal('attempt-of-login')
  }
  return { data: viewOf(call).attemptDetail(attempt) }
}

/**
 * The login of the query's login_id or, without one, of the Login-secret.
 * @throws Refusal LoginNotFound, WrongClientToken
 */
function queriedLogin(call: Call): Login {
  const id = asId(call.sandbox, 'login_id', call.query.get('login_id'))
  if (id === undefined) {
    if (call.login) return call.login
    throw refusal('login-named')
  }
  return loginAsked(call, id)
}
