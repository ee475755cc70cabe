import { type Call, type Reply, type Route, customerById, loginById, asId, viewOf, route } from '../../serving/call.ts'
import { pageOf } from '../../serving/page-of.ts'
import { refusal } from '../../basics/refusals.ts'
import type { Consent } from '../../store/entities.ts'
import { endConsent } from './consent.ts'

const inVersion6 = { versions: ['v6'] } satisfies Partial<Route>

/** The documents mention consents in version 6 only. These routes are a choice. */
export const consentRoutes: Route[] = [
  route('GET /consents', 'consents/list', list, inVersion6),
  route('GET /consents/:consent_id', 'consents/show', show, inVersion6),
  route('PUT /consents/:consent_id/revoke', 'consents/revoke', revoke, inVersion6),
]

/** @throws Refusal WrongRequestFormat, LoginNotFound, CustomerNotFound */
function list(call: Call): Reply {
  const { sandbox, client, query } = call
  const { consents } = sandbox.store
  const loginId = asId(sandbox, 'login_id', query.get('login_id'))
  const customerId = asId(sandbox, 'customer_id', query.get('customer_id'))
  const { consent } = viewOf(call)
  if (loginId !== undefined) {
    return pageOf(call, consents.group('loginId', loginById(sandbox, client, loginId).id), consent)
  }
  if (customerId === undefined) throw refusal('required', 'login_id or customer_id')
  return pageOf(call, consents.group('customerId', customerById(sandbox, client, customerId).id), consent)
}

function show(call: Call): Reply {
  return { data: viewOf(call).consent(named(call)) }
}

function revoke(call: Call): Reply {
  const consent = named(call)
  endConsent(call.sandbox, consent, 'revoked')
  return { data: viewOf(call).consent(consent) }
}

/** The documents name no error class for an unknown consent. @throws Refusal RouteNotFound */
function named({ sandbox, client, params }: Call): Consent {
  const consent = sandbox.store.consents.get(params.consent_id ?? '')
  if (consent && consent.clientId === client.id) return consent
  throw refusal('consent-known')
}
