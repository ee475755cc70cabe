import type { Dialect } from '../../harness/dialect/dialect.ts'
import { dialect as version4 } from '../ais-v4/dialect.ts'
import { readRoutes } from '../../requirements/tables/routes/read-routes.ts'

/**
 * Account information, version 5: connections in place of logins, connect sessions in place of tokens. Whether queries
 * and accounts keep `login_id` is not shown, nor is the form of an error; both readings are met.
 * Source: Account information / Endpoints / Version 6, last paragraph; Versioning.
 */
export const dialect: Dialect = {
  ...version4,
  interface: 'ais-v5',
  version: 'v5',
  basePath: '/api/v5',
  schemas: ['ais-v5', 'ais'],
  loginSecretHeader: 'Connection-secret',
  paths: {
    logins: '/api/v5/connections',
    tokens: '/api/v5/connect_sessions/create',
    oauthProviders: '/api/v5/oauth_providers',
  },
  segments: { logins: 'connections', login: 'connections', tokens: 'connect_sessions' },
  headers: { 'Login-secret': 'Connection-secret' },
  loginIdNames: ['connection_id', 'login_id'],
  routes: readRoutes('ais-v5'),
  errorForms: ['flat', 'nested'],
  categories: 'categories-v5',
  comparedWith: ['ais-v4', 'ais-v3', 'ais-v6'],
}
