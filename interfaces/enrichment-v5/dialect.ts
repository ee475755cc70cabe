import { readRoutes } from '../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import { dialect as version5 } from '../ais-v5/dialect.ts'

/**
 * Data enrichment, version 5. It enriches transactions that account information fetched, beside whose routes its own lie,
 * or that of partners. Source: Data enrichment (/api/v5) and Data enrichment error body of the second document.
 */
export const dialect: Dialect = {
  ...version5,
  interface: 'enrichment-v5',
  schemas: ['enrichment-v5', 'ais-v5', 'ais'],
  errorForms: ['nested'],
  // What is no route of data enrichment may as well be refused by the account routes, whose form is not given.
  errorFormsElsewhere: ['flat', 'nested'],
  comparedWith: [],
  routes: readRoutes('enrichment-v5'),
  madeThrough: ['ais-v5', 'ais-v4', 'partners-v1'],
}
