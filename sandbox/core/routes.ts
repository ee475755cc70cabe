import { accountRoutes } from '../accounts/routes.ts'
import { attemptRoutes } from '../attempts/routes.ts'
import { categoryRoutes } from '../categories/routes.ts'
import { categorizeRoutes } from '../categorize/routes.ts'
import { clientInfoRoutes } from '../client-info/routes.ts'
import { connectionRoutes } from '../connections/routes.ts'
import { consentRoutes } from '../consents/routes.ts'
import { customerRoutes } from '../customers/routes.ts'
import { enrichmentRoutes } from '../enrichment/routes.ts'
import { listRoutes } from '../lists/routes.ts'
import { loginRoutes } from '../logins/routes.ts'
import { oauthRoutes } from '../oauth/routes.ts'
import { partnersRoutes } from '../partners/routes.ts'
import { paymentRoutes } from '../payments/routes.ts'
import { providerRoutes } from '../provider-routes/routes.ts'
import { tokenRoutes } from '../tokens/routes.ts'
import { transactionRoutes } from '../transactions/routes.ts'
import type { Version } from '../versions/version.ts'
import { everyVersion, mostVersions } from '../versions/versions.ts'
import type { Route } from './call.ts'

/** Every route of the service. */
export function allRoutes(): Route[] {
  return [
    ...everywhere([...accountRoutes, ...attemptRoutes, ...customerRoutes, ...listRoutes]),
    ...everywhere([...providerRoutes, ...transactionRoutes]),
    ...categoryRoutes,
    ...categorizeRoutes,
    ...clientInfoRoutes,
    ...connectionRoutes,
    ...consentRoutes,
    ...enrichmentRoutes,
    ...loginRoutes,
    ...oauthRoutes,
    ...partnersRoutes,
    ...paymentRoutes,
    ...tokenRoutes,
  ]
}

/** The routes for every version, but for those that say otherwise. */
function everywhere(routes: Route[]): Route[] {
  return routes.map((route) => ({ versions: everyVersion, ...route }))
}

/** The routes that a version has: its own and those it borrows. */
export function routesOf({ name, borrows = [], serviceKeysOnly = false }: Version): Route[] {
  return allRoutes()
    .filter((route) => borrows.includes(route.name) || (route.versions ?? mostVersions).includes(name))
    .map((route) => (serviceKeysOnly ? { ...route, appKeys: false } : route))
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
