import type { Dialect } from './dialect.ts'
import { enrichingLimit, listLimit } from './rate-limits.ts'

/**
 * Data enrichment, version 5. It enriches transactions that account information fetched, beside whose routes its own lie.
 * Source: Data enrichment (/api/v5) and Data enrichment error body of the second document.
 */
export const enrichmentV5: Dialect = {
  interface: 'enrichment-v5',
  version: 'v5',
  basePath: '/api/v5',
  schemas: ['enrichment-v5', 'ais-v5', 'ais'],
  customerSecretHeader: 'Customer-secret',
  loginSecretHeader: 'Connection-secret',
  paths: {
    logins: '/api/v5/connections',
    tokens: '/api/v5/connect_sessions/create',
    oauthProviders: '/api/v5/oauth_providers',
  },
  segments: { logins: 'connections', login: 'connections', tokens: 'connect_sessions' },
  headers: { 'Login-secret': 'Connection-secret' },
  loginIdNames: ['connection_id', 'login_id'],
  digest: 'sha256',
  ids: 'string',
  classes: {},
  rateLimits: [
    { ...listLimit, routes: listLimit.routes.filter((route) => route === 'GET /categories') },
    enrichingLimit,
  ],
  needs: [],
  errorForms: ['nested'],
  // What is no route of data enrichment may as well be refused by the account routes, whose form is not given.
  errorFormsElsewhere: ['flat', 'nested'],
  narrow: {
    routes: ['GET /categories', ...enrichingLimit.routes],
    standIns: {
      'list countries': 'list categories',
      'list currencies': 'list categories',
      'list assets': 'list categories',
      'list rates': 'list categories',
      'list logins': 'list categories',
      'create a customer': 'ask for merchants',
      'create a token': 'ask for merchants',
      'create a login': 'ask for merchants',
      'reconnect a login': 'mark duplicates',
    },
    capabilities: {},
    madeThrough: ['ais-v5', 'ais-v4'],
  },
}
