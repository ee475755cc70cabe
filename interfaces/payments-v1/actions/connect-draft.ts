import { because } from '../../../harness/reasons/because.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import {
  listPaymentProviders,
  listTemplates,
  type Paid,
  paymentDraftOf,
  showTemplate,
  paymentTemplates,
} from './read-lists.ts'
import { triedPayment, type TriedPayment } from './payable.ts'
import { untested } from '../../../core/check-stopped.ts'

/** A request to pay that the target takes. @throws CheckStopped as `triedPayment` does */
export async function paymentDraft(scene: Scene): Promise<Draft> {
  const { payable, attributes } = await triedPayment(scene)
  return paymentDraftOf(scene, { template: payable.template.identifier, provider: payable.provider, attributes })
}

/** Pays as a payment that the target took, with other attributes; `named: false` leaves the provider to the user. */
export function payLike(
  scene: Scene,
  { payable: { template, provider } }: TriedPayment,
  { named = true }: { named?: boolean } = {},
): (attributes: Paid['attributes']) => Promise<Exchange> {
  const paid = { template: template.identifier, ...(named && { provider }) }
  return async (attributes) => scene.send(await paymentDraftOf(scene, { ...paid, attributes }))
}

/** The request for a template that the target lists. @throws CheckStopped (untested) where it lists none */
export async function templateDraft(scene: Scene): Promise<Draft> {
  const [first] = await paymentTemplates(scene)
  if (!first) throw untested(because('not-shown', { what: 'template' }))
  return showTemplate(scene.requests, first.identifier)
}

/** The requests of payment initiation that a right server accepts, but for creating a customer. */
export async function requestsToPay(scene: Scene): Promise<Draft[]> {
  const { requests } = scene
  const fixed = [listPaymentProviders(requests), listTemplates(requests)]
  return [...fixed, await templateDraft(scene), await paymentDraft(scene)]
}
