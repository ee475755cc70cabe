import type { ClientProfile } from '../../harness/profile/profile.ts'
import { readRoutes } from '../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import { inVersion3 } from './version-3-body.ts'

/**
 * Account information, version 3: keys under other headers, integer ids, one fetch type in place of scopes, SHA-1 in
 * signatures. Source: Account information / Version 3 differences; Versioning 4.
 */
export const dialect: Dialect = {
  interface: 'ais-v3',
  version: 'v3',
  basePath: '/api/v3',
  schemas: ['ais-v3', 'ais'],
  // The flag categorize stands for it.
  mayLack: ['categorization'],
  customerSecretHeader: 'Customer-secret',
  loginSecretHeader: 'Login-secret',
  paths: {
    logins: '/api/v3/logins',
    login: '/api/v3/login',
    tokens: '/api/v3/tokens/create',
    oauthProviders: '/api/v3/oauth_providers',
  },
  segments: {},
  headers: { 'App-id': 'Client-id', Secret: 'Service-secret' },
  loginIdNames: ['login_id'],
  ownKeys: {
    lacking: 'the main client has no keys of version 3: v3 with client_id and service_secret',
    of: byVersion3Keys,
    headers: ({ key_type }) => ['Client-id', key_type === 'app' ? 'App-secret' : 'Service-secret'],
  },
  digest: 'sha1',
  ids: 'integer',
  customerInLoginBody: true,
  body: inVersion3,
  classes: { AppIdNotProvided: 'ClientIdNotProvided' },
  needs: ['v3-keys'],
  routes: readRoutes('ais-v3'),
  errorForms: ['flat'],
  comparedWith: ['ais-v4', 'ais-v5', 'ais-v6'],
}

function byVersion3Keys(client: ClientProfile): ClientProfile | undefined {
  const { v3, app_id, secret: ownSecret } = client
  if (!v3) return undefined
  const key_type = v3.app_secret === undefined ? 'service' : 'app'
  const secret = v3.app_secret ?? v3.service_secret ?? ''
  return { ...client, app_id: v3.client_id, secret, key_type, registered: { app_id, secret: ownSecret } }
}
