import { readRoutes } from '../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import { dialect as version5 } from '../ais-v5/dialect.ts'

/**
 * Account information, version 6: accounts and connections are read, and connections are made and renewed through a
 * page that the target hosts. Source: Account information / Endpoints / Version 6; Versioning 5.
 */
export const dialect: Dialect = {
  ...version5,
  interface: 'ais-v6',
  version: 'v6',
  basePath: '/api/v6',
  schemas: ['ais-v6', 'ais'],
  paths: {
    logins: '/api/v6/connections',
    tokens: '/api/v6/connections/connect',
    oauthProviders: '/api/v6/oauth_providers',
  },
  segments: { logins: 'connections', login: 'connections' },
  loginIdNames: ['connection_id'],
  needs: ['v6-connection'],
  errorForms: ['flat'],
  categories: 'categories-v4',
  comparedWith: ['ais-v4', 'ais-v5', 'ais-v3'],
  routes: readRoutes('ais-v6'),
  capabilities: { 'plain-provider': 'v6-connection', 'large-login': 'v6-large-connection' },
  madeThrough: ['ais-v4', 'ais-v5'],
  ready: {
    plain: { data: 'v6_connection', capability: 'v6-connection' },
    large: { data: 'v6_large_connection', capability: 'v6-large-connection' },
  },
}
