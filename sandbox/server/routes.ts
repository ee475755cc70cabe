import { accountRoutes } from '../ais/reading/account-routes.ts'
import { attemptRoutes } from '../ais/reading/attempt-routes.ts'
import { categoryRoutes } from '../categorizing/category-routes.ts'
import { categorizeRoutes } from '../categorizing/categorize-routes.ts'
import { clientInfoRoutes } from '../ais/reading/client-info-routes.ts'
import { connectionRoutes } from '../ais/connect/connection-routes.ts'
import { consentRoutes } from '../ais/consents/routes.ts'
import { customerRoutes } from '../ais/customers/routes.ts'
import { enrichmentRoutes } from '../enrichment/routes.ts'
import { listRoutes } from '../ais/reading/list-routes.ts'
import { loginRoutes } from '../ais/logins/routes.ts'
import { oauthRoutes } from '../ais/oauth/routes.ts'
import { partnersRoutes } from '../partners/routes.ts'
import { paymentRoutes } from '../payments/routes.ts'
import { providerRoutes } from '../ais/reading/provider-routes.ts'
import { tokenRoutes } from '../ais/connect/token-routes.ts'
import { transactionRoutes } from '../ais/reading/transaction-routes.ts'
import type { Version } from '../versions/kit/version.ts'
import { everyVersion, mostVersions } from '../basics/version-name.ts'
import type { Route } from '../serving/call.ts'

const allRoutes: readonly Route[] = [
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

/** The routes, in every version unless they name their own. */
function everywhere(routes: Route[]): Route[] {
  return routes.map((route) => ({ versions: everyVersion, ...route }))
}

/** The routes that a version has: its own and those it borrows. */
export function routesOf({ name, borrows = [], serviceKeysOnly = false }: Version): Route[] {
  return allRoutes
    .filter((route) => borrows.includes(route.name) || (route.versions ?? mostVersions).includes(name))
    .map((route) => (serviceKeysOnly ? { ...route, appKeys: false } : route))
}

/** The address of a route in a version: `/api/v5/connections/:login_id`. */
export function addressOf({ path }: Pick<Route, 'path'>, { root, segments }: Version): string {
  return (
    root +
    path
      .split('/')
      .map((segment) => segments[segment] ?? segment)
      .join('/')
  )
}
