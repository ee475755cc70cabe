import type { Call, Reply, Route } from '../serving/call.ts'
import { listMerchants } from '../enrichment/list-merchants.ts'
import { createLead } from './create-lead.ts'
import { createLeadSession } from './create-lead-session.ts'

/** What partners have beside the reads of account information. Source: Partners (/api/partners/v1). */
export const partnersRoutes: Route[] = [
  route('/leads', 'leads/create', createLead),
  route('/lead_sessions/create', 'lead_sessions/create', createLeadSession),
  route('/merchants', 'partners/merchants', listMerchants),
]

function route(path: string, name: string, handle: (call: Call) => Reply): Route {
  return { method: 'POST', path, name, versions: ['partners'], appKeys: false, handle }
}
