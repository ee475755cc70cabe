import type { Draft } from '../../../harness/client/draft.ts'
import type { ClientPurpose } from '../../../harness/profile/profile.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import type { Requests } from '../../../harness/actions/scene/requests.ts'

type Query = Array<[string, string]>

export function listPaymentProviders(requests: Requests, query: Query = [], as: ClientPurpose = 'main'): Draft {
  return requests.get('list payment providers', '/providers', query, as)
}

/** The detail of a provider, whose route the documents do not show. */
export function showPaymentProvider(requests: Requests, code: string): Draft {
  return requests.get('show a payment provider', `/providers/${encodeURIComponent(code)}`)
}

export function listTemplates(requests: Requests): Draft {
  return requests.get('list templates', '/templates')
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

export function connectToPay(requests: Requests, fields: ConnectFields): Draft {
  return requests.write('connect to pay', 'POST', `${requests.dialect.basePath}/payments/connect`, fields)
}

/** What differs from payment to payment. */
export interface Paid {
  template: string
  provider?: string | undefined
  attributes: Readonly<Record<string, unknown>>
  /** Whether the user is kept from changing the provider. */
  locked?: boolean
}

/** A request to pay for the customer that checks share. */
export async function paymentDraftOf(scene: Scene, { template, provider, attributes, locked }: Paid): Promise<Draft> {
  const customer = await scene.sharedCustomer()
  return connectToPay(scene.requests, {
    customer_id: customer.id,
    template_identifier: template,
    payment_attributes: attributes,
    payee_description: 'Assay conformance check',
    ...(provider !== undefined && { provider_code: provider }),
    ...(locked && { disable_provider_search: true }),
  })
}
