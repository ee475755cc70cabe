import type { Route } from '../../serving/call.ts'
import { everyVersion } from '../../basics/version-name.ts'
import { createLogin } from './create-login.ts'
import { interactiveLogin } from './interactive-login.ts'
import { deleteLogin, listLogins, showLogin } from './read-logins.ts'
import { reconnectLogin } from './reconnect-login.ts'
import { refreshLogin } from './refresh-login.ts'
import { route } from '../../serving/route.ts'

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
