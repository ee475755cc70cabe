import { readRoutes } from '../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import { dialect as version5 } from '../ais-v5/dialect.ts'

/**
 * Partners, version 1. Customers come from leads, connections from a page that the target hosts, and the rest is read
 * under the names of version 5. Neither form of an error is given for it, so that both are met.
 * Source: Partners (/api/partners/v1) and Limits of the second document.
 */
export const dialect: Dialect = {
  ...version5,
  interface: 'partners-v1',
  basePath: '/api/partners/v1',
  schemas: ['partners-v1', 'ais'],
  // Connections have the shape of version 4 or of version 6.
  mayLack: ['categorization', 'automatic_refresh', 'daily_refresh', 'provider_id', 'show_consent_confirmation'],
  paths: {
    logins: '/api/partners/v1/connections',
    tokens: '/api/partners/v1/lead_sessions/create',
    oauthProviders: '/api/partners/v1/oauth_providers',
  },
  segments: { logins: 'connections', login: 'connections', tokens: 'lead_sessions' },
  loginIdNames: ['connection_id'],
  comparedWith: [],
  routes: readRoutes('partners-v1'),
  capabilities: { 'plain-provider': 'lead-connection', 'large-login': 'large-lead' },
  ready: {
    plain: { data: 'lead', capability: 'lead-connection' },
    large: { data: 'large_lead', capability: 'large-lead' },
  },
}
