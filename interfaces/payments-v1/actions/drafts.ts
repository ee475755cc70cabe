import type { Draft } from '../../../harness/client/draft.ts'
import type { ClientPurpose } from '../../../harness/profile/profile.ts'
import type { Requests } from '../../../harness/actions/scene/requests.ts'

type Query = Array<[string, string]>

export function listPaymentProviders(requests: Requests, query: Query = [], as: ClientPurpose = 'main'): Draft {
  return requests.get('list payment providers', '/providers', query, as)
}

/** The detail of a provider, whose route the documents do not show. */
export function showPaymentProvider(requests: Requests, code: string): Draft {
  return requests.get('show a payment provider', `/providers/${encodeURIComponent(code)}`)
}

export function listTemplates(requests: Requests, query: Query = [], as: ClientPurpose = 'main'): Draft {
  return requests.get('list templates', '/templates', query, as)
}

export function showTemplate(requests: Requests, identifier: string): Draft {
  return requests.get('show a template', `/templates/${encodeURIComponent(identifier)}`)
}

/** What a body that pays must have, and the provider, which it may have. Source: Pay with connect body. */
export interface ConnectFields {
  customer_id: string
  template_identifier: string
  payment_attributes: Readonly<Record<string, unknown>>
  payee_description: string
  provider_code?: string
}

export function connectToPay(requests: Requests, fields: ConnectFields, as: ClientPurpose = 'main'): Draft {
  return requests.write('connect to pay', 'POST', `${requests.dialect.basePath}/payments/connect`, fields, as)
}
