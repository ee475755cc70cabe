import type { Route } from '../../serving/call.ts'
import { reconnectConnection, refreshConnection, refreshInBackground } from './change-connection.ts'
import { connectConnection } from './connect-connection.ts'
import { route } from '../../serving/route.ts'

const own = { versions: ['v6'] } satisfies Partial<Route>
const one = '/logins/:login_id'

/** Source: Version 6 endpoints. */
export const connectionRoutes: Route[] = [
  route('POST /logins/connect', 'connections/connect', connectConnection, own),
  route(`POST ${one}/reconnect`, 'connections/reconnect', reconnectConnection, own),
  route(`POST ${one}/refresh`, 'connections/refresh', refreshConnection, own),
  route(`POST ${one}/background_refresh`, 'connections/background_refresh', refreshInBackground, own),
]
