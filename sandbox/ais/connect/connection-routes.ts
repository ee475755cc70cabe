import type { Route } from '../../serving/call.ts'
import { reconnectConnection, refreshConnection, refreshInBackground } from './change-connection.ts'
import { connectConnection } from './connect-connection.ts'
import { route } from '../../serving/route.ts'

const inVersion6 = { versions: ['v6'] } satisfies Partial<Route>
const loginPath = '/logins/:login_id'

/** Source: Version 6 endpoints. */
export const connectionRoutes: Route[] = [
  route('POST /logins/connect', 'connections/connect', connectConnection, inVersion6),
  route(`POST ${loginPath}/reconnect`, 'connections/reconnect', reconnectConnection, inVersion6),
  route(`POST ${loginPath}/refresh`, 'connections/refresh', refreshConnection, inVersion6),
  route(`POST ${loginPath}/background_refresh`, 'connections/background_refresh', refreshInBackground, inVersion6),
]
