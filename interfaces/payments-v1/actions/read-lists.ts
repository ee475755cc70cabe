import { rowsOfAll, isSuccess, rowsOf } from '../../../harness/checks/answers/answer.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { setUpFailed, untested } from '../../../core/check-stopped.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { followPages } from '../../../harness/actions/paging/follow-pages.ts'
import { type PaymentProvider, type PaymentTemplate, providerIn, templateIn } from '../checks/payment-field.ts'
import { because } from '../../../harness/reasons/because.ts'
import { leastOfLarge, smallestPage } from '../../../core/page-sizes.ts'
import type { ClientPurpose } from '../../../harness/profile/profile.ts'
import type { Requests } from '../../../harness/actions/scene/requests.ts'

/** Each is a request of its own. */
const mostAlone = 12

/** All payment providers as they are listed, read once in a run. @throws CheckStopped (inconclusive) where the list is refused */
export function paymentProviderPages(scene: Scene): Promise<Exchange[]> {
  return scene.run.once('payment providers', () => wholeList(scene, listPaymentProviders(scene.requests)))
}

/** All templates as they are listed, read once in a run. @throws CheckStopped (inconclusive) where the list is refused */
export function templatePages(scene: Scene): Promise<Exchange[]> {
  return scene.run.once('payment templates', () => wholeList(scene, listTemplates(scene.requests)))
}

async function wholeList(scene: Scene, draft: Draft): Promise<Exchange[]> {
  const pages = await followPages(scene.send, { ...draft, query: [['per_page', '1000']] })
  const refused = pages.find((page) => !isSuccess(page) || rowsOf(page) === undefined)
  if (refused) throw setUpFailed(refused)
  return pages
}

export async function paymentProviders(scene: Scene): Promise<PaymentProvider[]> {
  return rowsOfAll(await paymentProviderPages(scene)).flatMap((row) => providerIn(row) ?? [])
}

export async function paymentTemplates(scene: Scene): Promise<PaymentTemplate[]> {
  return rowsOfAll(await templatePages(scene)).flatMap((row) => templateIn(row) ?? [])
}

/** Templates as their own routes show them, read once in a run: half of them deprecated, which others seldom ask for. */
export function templatesAlone(scene: Scene): Promise<Exchange[]> {
  return scene.run.once('payment templates alone', async () => {
    const all = await paymentTemplates(scene)
    const deprecated = all.filter((one) => one.deprecated).slice(0, mostAlone / 2)
    const others = all.filter((one) => !one.deprecated).slice(0, mostAlone - deprecated.length)
    return Array.fromAsync([...deprecated, ...others], ({ identifier }) =>
      scene.send(showTemplate(scene.requests, identifier)),
    )
  })
}

/** The request for templates. @throws CheckStopped (untested) where they fit on one page */
export async function templatesOfSeveralPages(scene: Scene): Promise<Draft> {
  const templates = rowCount(await templatePages(scene))
  if (templates > smallestPage) return listTemplates(scene.requests)
  throw untested(because('list-too-short', { rows: templates, than: smallestPage }))
}

/** The request for that list of the interface which has more than 250 rows. @throws CheckStopped (untested) where none has */
export async function largePaymentList(scene: Scene): Promise<Draft> {
  const providers = rowCount(await paymentProviderPages(scene))
  if (providers > leastOfLarge) return listPaymentProviders(scene.requests)
  const templates = rowCount(await templatePages(scene))
  if (templates > leastOfLarge) return listTemplates(scene.requests)
  throw untested(because('list-too-short', { rows: Math.max(providers, templates), than: leastOfLarge }))
}

function rowCount(pages: readonly Exchange[]): number {
  return pages.reduce((sum, page) => sum + (rowsOf(page)?.length ?? 0), 0)
}

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
interface ConnectFields {
  customer_id: string
  template_identifier: string
  payment_attributes: Readonly<Record<string, unknown>>
  payee_description: string
  provider_code?: string
}

function connectToPay(requests: Requests, fields: ConnectFields): Draft {
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
