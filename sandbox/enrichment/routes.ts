import type { Call, Reply, Route } from '../serving/call.ts'
import { deleteTransactions } from './delete-transactions.ts'
import { enrich } from './enrich.ts'
import { listMerchants } from './list-merchants.ts'
import { markTransactions } from './mark-transactions.ts'

/** What data enrichment has beside the account routes; for backends alone. Source: Data enrichment (/api/v5). */
export const enrichmentRoutes: Route[] = [
  route('POST', '/merchants', 'merchants/list', listMerchants),
  { ...route('DELETE', '/transactions', 'transactions/delete', deleteTransactions), readsBody: true },
  route('PUT', '/transactions/duplicate', 'transactions/duplicate', markTransactions(true)),
  route('PUT', '/transactions/unduplicate', 'transactions/unduplicate', markTransactions(false)),
  route('POST', '/enrichment', 'enrichment/create', enrich),
]

function route(method: Route['method'], path: string, name: string, handle: (call: Call) => Reply): Route {
  return { method, path, name, versions: ['v5'], appKeys: false, handle }
}
