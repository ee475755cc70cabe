import { accountRoutes } from '../accounts/routes.ts'
import { attemptRoutes } from '../attempts/routes.ts'
import { categoryRoutes } from '../categories/routes.ts'
import { customerRoutes } from '../customers/routes.ts'
import { listRoutes } from '../lists/routes.ts'
import { loginRoutes } from '../logins/routes.ts'
import { oauthRoutes } from '../oauth/routes.ts'
import { providerRoutes } from '../provider-routes/routes.ts'
import { tokenRoutes } from '../tokens/routes.ts'
import { transactionRoutes } from '../transactions/routes.ts'
import type { Route } from './call.ts'

/** Every route of the service. */
export function allRoutes(): Route[] {
  return [
    ...accountRoutes,
    ...attemptRoutes,
    ...categoryRoutes,
    ...customerRoutes,
    ...listRoutes,
    ...loginRoutes,
    ...oauthRoutes,
    ...providerRoutes,
    ...tokenRoutes,
    ...transactionRoutes,
  ]
}
