import type { Resources } from '../../checks/values/resources-match.ts'
import type { Draft } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { schemaIn } from '../../dialect/schema-in.ts'
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
  const own = (resource: string) => schemaIn(scene.run.dialect, resource)
  return [
    { schema: own('customer'), pick: 'data', exchanges: [customer] },
    { schema: own('provider'), pick: 'data[]', exchanges: await paymentProviderPages(scene) },
    { schema: own('template'), pick: 'data[]', exchanges: await templatePages(scene) },
    { schema: own('connect-session'), pick: 'data', exchanges: [session] },
  ]
}
