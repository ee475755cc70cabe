import type { Route } from '../serving/call.ts'
import { route } from '../serving/route.ts'
import { listMerchants } from '../enrichment/list-merchants.ts'
import { createLead } from './create-lead.ts'
import { createLeadSession } from './create-lead-session.ts'

const forPartners = { versions: ['partners'], appKeys: false } satisfies Partial<Route>

/** The routes of partners beside those of account information. Source: Partners (/api/partners/v1). */
export const partnersRoutes: Route[] = [
  route('POST /leads', 'leads/create', createLead, forPartners),
  route('POST /lead_sessions/create', 'lead_sessions/create', createLeadSession, forPartners),
  route('POST /merchants', 'partners/merchants', listMerchants, forPartners),
]
