import type { Route } from '../serving/call.ts'
import { route } from '../serving/route.ts'
import { deleteTransactions } from './delete-transactions.ts'
import { enrich } from './enrich.ts'
import { listMerchants } from './list-merchants.ts'
import { markTransactions } from './mark-transactions.ts'

const forEnrichment = { versions: ['v5'], appKeys: false } satisfies Partial<Route>

/** The routes of data enrichment beside those of accounts; for backends only. Source: Data enrichment (/api/v5). */
export const enrichmentRoutes: Route[] = [
  route('POST /merchants', 'merchants/list', listMerchants, forEnrichment),
  route('DELETE /transactions', 'transactions/delete', deleteTransactions, { ...forEnrichment, readsBody: true }),
  route('PUT /transactions/duplicate', 'transactions/duplicate', markTransactions(true), forEnrichment),
  route('PUT /transactions/unduplicate', 'transactions/unduplicate', markTransactions(false), forEnrichment),
  route('POST /enrichment', 'enrichment/create', enrich, forEnrichment),
]
