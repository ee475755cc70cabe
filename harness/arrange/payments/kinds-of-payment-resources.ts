import type { Resources } from '../../checks/values/resources-match.ts'
import type { Draft } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Scene } from '../scene/scene.ts'
import { paymentDraft } from './connect-draft.ts'
import { paymentProviderPages, templatePages } from './read-lists.ts'

/** Answers that show every kind of resource of payment initiation, each with the schema that it follows. */
export async function kindsOfPaymentResources(
  scene: Scene,
  send: (draft: Draft) => Promise<Exchange>,
): Promise<Resources[]> {
  const customer = await send(scene.requests.createCustomer(scene.newIdentifier()))
  const session = await send(await paymentDraft(scene))
  return [
    { schema: 'payments-v1/customer', pick: 'data', exchanges: [customer] },
    { schema: 'payments-v1/provider', pick: 'data[]', exchanges: await paymentProviderPages(scene) },
    { schema: 'payments-v1/template', pick: 'data[]', exchanges: await templatePages(scene) },
    { schema: 'payments-v1/connect-session', pick: 'data', exchanges: [session] },
  ]
}
