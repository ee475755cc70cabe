import { readRoutes } from '../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import { dialect as version4 } from '../ais-v4/dialect.ts'

const basePath = '/api/payments/v1'

/**
 * Payment initiation, version 1. It shares keys, signing, paging and the flat errors with account information, and knows
 * customers but no logins. Source: Payment initiation (/api/payments/v1) and Payment initiation error body.
 */
export const dialect: Dialect = {
  ...version4,
  interface: 'payments-v1',
  version: 'payments_v1',
  basePath,
  schemas: ['payments-v1'],
  paths: {
    logins: `${basePath}/logins`,
    tokens: `${basePath}/tokens/create`,
    oauthProviders: `${basePath}/oauth_providers`,
  },
  comparedWith: [],
  routes: readRoutes('payments-v1'),
  // A run finds out by itself what can be paid with.
  capabilities: { 'plain-provider': 'nothing', 'large-login': 'nothing' },
}
