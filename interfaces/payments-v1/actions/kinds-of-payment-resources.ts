import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import type { Resources } from '../../../harness/checks/values/resources-match.ts'
import { schemaIn } from '../../../harness/dialect/schema-in.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { paymentDraft } from './connect-draft.ts'
import { paymentProviderPages, templatePages, templatesAlone } from './read-lists.ts'

/** Answers that show every kind of resource of payment initiation, each with the schema that it follows. */
export async function kindsOfPaymentResources(scene: Scene): Promise<Resources[]> {
  const customer = await scene.send(scene.requests.createCustomer(scene.newIdentifier()))
  const session = await scene.send(await paymentDraft(scene))
  const own = (resource: string) => schemaIn(scene.run.dialect, resource)
  // Whether the target shows each template alone is another rule.
  const alone = (await templatesAlone(scene)).filter(isSuccess)
  return [
    { schema: own('customer'), pick: 'data', exchanges: [customer] },
    { schema: own('provider'), pick: 'data[]', exchanges: await paymentProviderPages(scene) },
    { schema: own('template'), pick: 'data[]', exchanges: await templatePages(scene) },
    ...alone.map((one) => ({ schema: own('template'), pick: 'data', exchanges: [one] })),
    { schema: own('connect-session'), pick: 'data', exchanges: [session] },
  ]
}
