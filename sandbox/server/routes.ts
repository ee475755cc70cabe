import { accountRoutes, attemptRoutes, listRoutes, providerRoutes, transactionRoutes } from '../ais/reading/routes.ts'
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

/** Source: Version 4 endpoints, POST /tokens/create. */
const tokenRoutes: Route[] = [route('POST /tokens/create', 'tokens/create', create, { customerSecret: 'optional' })]

const secrets = { customerSecret: 'optional', loginSecret: 'optional' } as const

const base = '/oauth_providers'

/** Source: Version 4 endpoints, oauth_providers. The route that creates a login is a choice. */
const oauthRoutes: Route[] = [
  route(`POST ${base}/create`, 'oauth/create', createOauth, { customerSecret: 'optional' }),
  route(`POST ${base}/refresh`, 'oauth/refresh', refreshOauth, secrets),
  route(`PUT ${base}/authorize`, 'oauth/authorize', authorize, secrets),
]

const inVersion6 = { versions: ['v6'] } satisfies Partial<Route>

const loginPath = '/logins/:login_id'

/** Source: Version 6 endpoints. */
const connectionRoutes: Route[] = [
  route('POST /logins/connect', 'connections/connect', connectConnection, inVersion6),
  route(`POST ${loginPath}/reconnect`, 'connections/reconnect', reconnectConnection, inVersion6),
  route(`POST ${loginPath}/refresh`, 'connections/refresh', refreshConnection, inVersion6),
  route(`POST ${loginPath}/background_refresh`, 'connections/background_refresh', refreshInBackground, inVersion6),
]

const forPartners = { versions: ['partners'], appKeys: false } satisfies Partial<Route>

/** The routes of partners beside those of account information. Source: Partners (/api/partners/v1). */
const partnersRoutes: Route[] = [
  route('POST /leads', 'leads/create', createLead, forPartners),
  route('POST /lead_sessions/create', 'lead_sessions/create', createLeadSession, forPartners),
  route('POST /merchants', 'partners/merchants', listMerchants, forPartners),
]

/** Source: Version 4 endpoints. */
const categoryRoutes: Route[] = [
  route('GET /categories', 'categories/list', (call) => ({ data: viewOf(call).categoryTrees() })),
  route('POST /categories/learn', 'categories/learn', learn, { appKeys: false }),
]

/** Source: Version 3 differences. The sandbox takes clients with service keys for its web clients. */
const clientInfoRoutes: Route[] = [
  { method: 'GET', path: '/client/info', name: 'client/info', versions: ['v3'], appKeys: false, handle: show },
]

/** Source: Version 3 differences. */
const categorizeRoutes: Route[] = [
  route('POST /transactions/categorize', 'transactions/categorize', categorizeBatch, { versions: ['v3'] }),
]

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

function show({ sandbox: { rules }, sandbox, client }: Call): Reply {
  return { data: rules.shape.client(client, sandbox) }
}

function create(call: Call): Reply {
  const { data, terms } = readSession(call.sandbox, call.version, dataObject(call.body))
  const whenAbsent = call.sandbox.rules.fetchScopes.defaults
  const errand = { purpose: 'create' as const, consented: false, whenAbsent, ...(terms && { terms }) }
  return { data: viewOf(call).token(newToken(call, namedCustomer(call, data), data, errand)) }
}
