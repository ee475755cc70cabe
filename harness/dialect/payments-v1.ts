import { aisV4 } from './ais-v4.ts'
import type { Dialect } from './dialect.ts'

const basePath = '/api/payments/v1'

/**
 * Payment initiation, version 1. It shares keys, signing, paging and the flat errors with account information, and knows
 * customers but no logins. Source: Payment initiation (/api/payments/v1) and Payment initiation error body.
 */
export const paymentsV1: Dialect = {
  ...aisV4,
  interface: 'payments-v1',
  version: 'payments_v1',
  basePath,
  schemas: ['payments-v1'],
  paths: {
    logins: `${basePath}/logins`,
    tokens: `${basePath}/tokens/create`,
    oauthProviders: `${basePath}/oauth_providers`,
  },
  narrow: {
    routes: ['POST /customers', 'GET /providers', 'GET /templates', 'GET /templates/:id', 'POST /payments/connect'],
    standIns: {
      'list countries': 'list payment providers',
      'list currencies': 'list templates',
      'list assets': 'show a template',
      'list rates': 'list templates',
      'list categories': 'list templates',
      'list logins': 'list payment providers',
      'create a token': 'connect to pay',
      'create a login': 'connect to pay',
      'reconnect a login': 'connect to pay',
    },
    capabilities: { 'plain-provider': 'nothing', 'large-login': 'nothing' },
    madeThrough: [],
    customersOnly: true,
  },
}
