import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import type { Resources } from '../../../harness/checks/values/resources-match.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { schemaIn } from '../../../harness/dialect/schema-in.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { paymentDraft } from './connect-draft.ts'
import { sendEach } from '../../../harness/actions/scene/send-each.ts'
import { showTemplate } from './drafts.ts'
import { paymentProviderPages, paymentTemplates, templatePages } from './read-lists.ts'

/** How many templates are also shown alone: a target may list a hundred of one shape. */
const mostShown = 10

/** Templates as they are shown alone, those that the target refuses left out: whether it shows them is another rule. */
async function shownTemplates(scene: Scene): Promise<Exchange[]> {
  const templates = (await paymentTemplates(scene)).slice(0, mostShown)
  const drafts = templates.map(({ identifier }) => showTemplate(scene.requests, identifier))
  return (await sendEach(scene.send, drafts)).filter((one) => isSuccess(one))
}

/** Answers that show every kind of resource of payment initiation, each with the schema that it follows. */
export async function kindsOfPaymentResources(scene: Scene): Promise<Resources[]> {
  const customer = await scene.send(scene.requests.createCustomer(scene.newIdentifier()))
  const session = await scene.send(await paymentDraft(scene))
  const own = (resource: string) => schemaIn(scene.run.dialect, resource)
  return [
    { schema: own('customer'), pick: 'data', exchanges: [customer] },
    { schema: own('provider'), pick: 'data[]', exchanges: await paymentProviderPages(scene) },
    { schema: own('template'), pick: 'data[]', exchanges: await templatePages(scene) },
    ...(await shownTemplates(scene)).map((one) => ({ schema: own('template'), pick: 'data', exchanges: [one] })),
    { schema: own('connect-session'), pick: 'data', exchanges: [session] },
  ]
}
