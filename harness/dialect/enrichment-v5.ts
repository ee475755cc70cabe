import { aisV5 } from './ais-v5.ts'
import type { Dialect } from './dialect.ts'
import { enrichingLimit, listLimit } from './rate-limits.ts'

/**
 * Data enrichment, version 5. It enriches transactions that account information fetched, beside whose routes its own lie.
 * Source: Data enrichment (/api/v5) and Data enrichment error body of the second document.
 */
export const enrichmentV5: Dialect = {
  ...aisV5,
  interface: 'enrichment-v5',
  schemas: ['enrichment-v5', 'ais-v5', 'ais'],
  rateLimits: [
    { ...listLimit, routes: listLimit.routes.filter((route) => route === 'GET /categories') },
    enrichingLimit,
  ],
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
