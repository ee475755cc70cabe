import type { Route } from '../../serving/call.ts'
import { everyVersion } from '../../basics/version-name.ts'
import { createLogin } from './create-login.ts'
import { interactiveLogin } from './interactive-login.ts'
import { deleteLogin, listLogins, showLogin } from './read-logins.ts'
import { reconnectLogin } from './reconnect-login.ts'
import { refreshLogin } from './refresh-login.ts'

const modifies = { customerSecret: 'needed', loginSecret: 'needed', appKeys: true } as const
// A client that sends no Customer-secret may name the customer in the body.
const creates = { customerSecret: 'optional', appKeys: true } as const
const reads = {
  customerSecret: 'optional',
  loginSecret: 'optional',
  appKeys: true,
  versions: everyVersion,
} satisfies Partial<Route>
/** Source: Authentication 3. */
const opens = { customerSecret: 'optional', loginSecret: 'needed', appKeys: true } as const
/** Source: Version 4 endpoints, both spellings. Version 5 has the same routes. Which of them app keys may use is left open there. */
export const loginRoutes: Route[] = [
  { method: 'POST', path: '/login', name: 'login/create', ...creates, handle: createLogin },
  { method: 'POST', path: '/logins', name: 'logins/create', ...creates, handle: createLogin },
  { method: 'PUT', path: '/login/reconnect', name: 'login/reconnect', ...modifies, handle: reconnectLogin },
  {
    method: 'PUT',
    path: '/logins/:login_id/reconnect',
    name: 'logins/reconnect',
    ...modifies,
    handle: reconnectLogin,
  },
  {
    method: 'PUT',
    path: '/login/interactive',
    name: 'login/interactive',
    ...modifies,
    handle: interactiveLogin,
  },
  {
    method: 'PUT',
    path: '/logins/:login_id/interactive',
    name: 'logins/interactive',
    ...modifies,
    handle: interactiveLogin,
  },
  { method: 'PUT', path: '/login/refresh', name: 'login/refresh', ...modifies, handle: refreshLogin },
  {
    method: 'PUT',
    path: '/logins/:login_id/refresh',
    name: 'logins/refresh',
    ...modifies,
    handle: refreshLogin,
  },
  { method: 'GET', path: '/logins', name: 'logins/list', ...reads, handle: listLogins },
  { method: 'GET', path: '/logins/:login_id', name: 'logins/show', ...opens, handle: showLogin },
  { method: 'GET', path: '/logins/:login_id', name: 'logins/show', ...reads, versions: ['v6'], handle: showLogin },
  { method: 'DELETE', path: '/logins/:login_id', name: 'logins/delete', ...reads, handle: deleteLogin },
]
