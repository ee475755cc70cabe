import type { Dialect } from './dialect.ts'

/**
 * Account information, version 6: accounts and connections are read, and connections are made and renewed through a
 * page that the target hosts. Source: Account information / Endpoints / Version 6; Versioning 5.
 */
export const aisV6: Dialect = {
  interface: 'ais-v6',
  version: 'v6',
  basePath: '/api/v6',
  schemas: ['ais-v6', 'ais'],
  customerSecretHeader: 'Customer-secret',
  loginSecretHeader: 'Connection-secret',
  paths: {
    logins: '/api/v6/connections',
    tokens: '/api/v6/connections/connect',
    oauthProviders: '/api/v6/oauth_providers',
  },
  segments: { logins: 'connections', login: 'connections' },
  headers: { 'Login-secret': 'Connection-secret' },
  loginIdNames: ['connection_id'],
  digest: 'sha256',
  ids: 'string',
  classes: {},
  needs: ['v6-connection'],
  errorForms: ['flat'],
  narrow: {
    routes: [
      'GET /accounts',
      'GET /connections',
      'POST /connections/connect',
      'POST /connections/:id/reconnect',
      'POST /connections/:id/refresh',
      'POST /connections/:id/background_refresh',
    ],
    standIns: {
      'list countries': 'list logins',
      'list currencies': 'list logins',
      'list assets': 'list logins',
      'list rates': 'list logins',
      'list categories': 'list logins',
      'create a customer': 'create a token',
      'create a login': 'create a token',
    },
    capabilities: { 'plain-provider': 'v6-connection', 'large-login': 'v6-large-connection' },
    madeThrough: ['ais-v4', 'ais-v5'],
  },
}
