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
import type { Version, VersionName } from '../versions/version.ts'
import type { Route } from './call.ts'

const alike: readonly VersionName[] = ['v4', 'v5']

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

/** The routes that a version has. */
export function routesOf({ name }: Version): Route[] {
  return allRoutes().filter(({ versions = alike }) => versions.includes(name))
}

/** Where a version has a route: `/api/v5/connections/:login_id`. */
export function addressOf({ path }: Pick<Route, 'path'>, { root, segments }: Version): string {
  return (
    root +
    path
      .split('/')
      .map((segment) => segments[segment] ?? segment)
      .join('/')
  )
}
