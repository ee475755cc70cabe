import { readingRoutes } from '../ais/reading/routes.ts'
import { viewOf, route, type Route, type Call, type Reply } from '../serving/call.ts'
import { learn } from '../categorizing/batches.ts'
import { categorizeBatch } from '../categorizing/categorize-batch.ts'
import {
  reconnectConnection,
  refreshConnection,
  refreshInBackground,
  connectConnection,
} from '../ais/connect/connect-connection.ts'
import { consentRoutes } from '../ais/consents/consent.ts'
import { customerRoutes } from '../ais/customers/routes.ts'
import { enrichmentRoutes } from '../enrichment/routes.ts'
import { loginRoutes } from '../ais/logins/routes.ts'
import { authorize, createOauth, refreshOauth } from '../ais/oauth/oauth.ts'
import { listMerchants } from '../enrichment/enrich.ts'
import { createLead, createLeadSession } from '../partners/create-lead-session.ts'
import { paymentRoutes } from '../payments/routes.ts'
import { dataObject, everyVersion, mostVersions } from '../basics/values.ts'
import { namedCustomer } from '../ais/logins/the-login.ts'
import { newToken, readSession } from '../ais/connect/read-session.ts'
import type { Version } from '../versions/kit/version.ts'

const optional = { customerSecret: 'optional' } as const
const secrets = { ...optional, loginSecret: 'optional' } as const
const inVersion3 = { versions: ['v3'] } satisfies Partial<Route>
const inVersion6 = { versions: ['v6'] } satisfies Partial<Route>
const forPartners = { versions: ['partners'], appKeys: false } satisfies Partial<Route>

const allRoutes: readonly Route[] = [
  ...everywhere([...readingRoutes, ...customerRoutes]),
  ...consentRoutes,
  ...enrichmentRoutes,
  ...loginRoutes,
  ...paymentRoutes,

  // Source: Version 4 endpoints. The route that creates a login at an oauth provider is a choice.
  route('GET /categories', 'categories/list', (call) => ({ data: viewOf(call).categoryTrees() })),
  route('POST /categories/learn', 'categories/learn', learn, { appKeys: false }),
  route('POST /tokens/create', 'tokens/create', create, optional),
  route('POST /oauth_providers/create', 'oauth/create', createOauth, optional),
  route('POST /oauth_providers/refresh', 'oauth/refresh', refreshOauth, secrets),
  route('PUT /oauth_providers/authorize', 'oauth/authorize', authorize, secrets),

  // Source: Version 3 differences. The sandbox takes clients with service keys for its web clients.
  route('GET /client/info', 'client/info', show, { ...inVersion3, appKeys: false }),
  route('POST /transactions/categorize', 'transactions/categorize', categorizeBatch, inVersion3),

  // Source: Version 6 endpoints.
  route('POST /logins/connect', 'connections/connect', connectConnection, inVersion6),
  route('POST /logins/:login_id/reconnect', 'connections/reconnect', reconnectConnection, inVersion6),
  route('POST /logins/:login_id/refresh', 'connections/refresh', refreshConnection, inVersion6),
  route('POST /logins/:login_id/background_refresh', 'connections/background_refresh', refreshInBackground, inVersion6),

  // The routes of partners beside those of account information. Source: Partners (/api/partners/v1).
  route('POST /leads', 'leads/create', createLead, forPartners),
  route('POST /lead_sessions/create', 'lead_sessions/create', createLeadSession, forPartners),
  route('POST /merchants', 'partners/merchants', listMerchants, forPartners),
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

function show({ sandbox: { rules }, sandbox, client }: Call): Reply {
  return { data: rules.shape.client(client, sandbox) }
}

function create(call: Call): Reply {
  const { data, terms } = readSession(call.sandbox, call.version, dataObject(call.body))
  const whenAbsent = call.sandbox.rules.fetchScopes.defaults
  const errand = { purpose: 'create' as const, consented: false, whenAbsent, ...(terms && { terms }) }
  return { data: viewOf(call).token(newToken(call, namedCustomer(call, data), data, errand)) }
}
