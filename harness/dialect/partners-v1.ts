import { aisV5 } from './ais-v5.ts'
import type { Dialect } from './dialect.ts'
import { listLimit } from './rate-limits.ts'

/**
 * Partners, version 1. Customers come from leads, connections from a page that the target hosts, and the rest is read
 * under the names of version 5. Neither form of an error is given for it, so that both are met.
 * Source: Partners (/api/partners/v1) and Limits of the second document.
 */
export const partnersV1: Dialect = {
  ...aisV5,
  interface: 'partners-v1',
  basePath: '/api/partners/v1',
  schemas: ['partners-v1', 'ais'],
  paths: {
    logins: '/api/partners/v1/connections',
    tokens: '/api/partners/v1/lead_sessions/create',
    oauthProviders: '/api/partners/v1/oauth_providers',
  },
  segments: { logins: 'connections', login: 'connections', tokens: 'lead_sessions' },
  loginIdNames: ['connection_id'],
  rateLimits: [listLimit, { perSecond: 5, routes: ['POST /merchants'] }],
  narrow: {
    routes: [
      'POST /leads',
      'POST /lead_sessions/create',
      'GET /connections',
      'GET /accounts',
      'GET /transactions',
      'GET /providers',
      'GET /countries',
      'GET /currencies',
      'GET /rates',
      'GET /assets',
      'GET /categories',
      'POST /merchants',
    ],
    standIns: {
      'create a customer': 'create a lead',
      'create a token': 'create a lead session',
      'create a login': 'create a lead session',
      'reconnect a login': 'create a lead session',
    },
    capabilities: { 'plain-provider': 'lead-connection', 'large-login': 'large-lead' },
    madeThrough: [],
  },
}
