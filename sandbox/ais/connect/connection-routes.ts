import type { Route } from '../../serving/call.ts'
import { reconnectConnection, refreshConnection, refreshInBackground } from './change-connection.ts'
import { connectConnection } from './connect-connection.ts'

/** Each by POST, as version 6 alone has them. */
const own = { method: 'POST', versions: ['v6'], appKeys: true } satisfies Partial<Route>
const one = '/logins/:login_id'

/** Source: Version 6 endpoints. */
export const connectionRoutes: Route[] = [
  { ...own, path: '/logins/connect', name: 'connections/connect', handle: connectConnection },
  { ...own, path: `${one}/reconnect`, name: 'connections/reconnect', handle: reconnectConnection },
  { ...own, path: `${one}/refresh`, name: 'connections/refresh', handle: refreshConnection },
  {
    ...own,
    path: `${one}/background_refresh`,
    name: 'connections/background_refresh',
    handle: refreshInBackground,
  },
]
