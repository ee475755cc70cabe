import { readRoutes } from '../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'

/** Account information, version 4. Source: Account information / Endpoints / Version 4. */
export const dialect: Dialect = {
  interface: 'ais-v4',
  version: 'v4',
  basePath: '/api/v4',
  schemas: ['ais-v4', 'ais'],
  customerSecretHeader: 'Customer-secret',
  loginSecretHeader: 'Login-secret',
  paths: {
    logins: '/api/v4/logins',
    login: '/api/v4/login',
    tokens: '/api/v4/tokens/create',
    oauthProviders: '/api/v4/oauth_providers',
  },
  segments: {},
  headers: {},
  loginIdNames: ['login_id'],
  digest: 'sha256',
  ids: 'string',
  classes: {},
  needs: [],
  routes: readRoutes('ais-v4'),
  errorForms: ['flat'],
  categories: 'categories-v4',
  comparedWith: ['ais-v5', 'ais-v3', 'ais-v6'],
}
