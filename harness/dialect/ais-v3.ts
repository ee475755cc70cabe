import type { Dialect } from './dialect.ts'
import { inVersion3 } from './version-3-body.ts'

/**
 * Account information, version 3: keys under other headers, integer ids, one fetch type in place of scopes, SHA-1 in
 * signatures. Source: Account information / Version 3 differences; Versioning 4.
 */
export const aisV3: Dialect = {
  interface: 'ais-v3',
  version: 'v3',
  basePath: '/api/v3',
  schemas: ['ais-v3', 'ais'],
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
  keys: 'v3',
  digest: 'sha1',
  ids: 'integer',
  customerInLoginBody: true,
  body: inVersion3,
  classes: { AppIdNotProvided: 'ClientIdNotProvided' },
  needs: ['v3-keys'],
  // Both trees are said to be new in version 4; of a list in version 3 nothing is said.
  lacks: ['/api/v3/categories'],
  standIns: { 'list categories': 'list countries' },
  errorForms: ['flat'],
}
