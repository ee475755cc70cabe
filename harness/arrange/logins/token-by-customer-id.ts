import { because } from '../../reasons/because.ts'
import { isSuccess, outcomeOf } from '../../checks/answers/answer.ts'
import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { CustomerRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

/**
 * The request for a token that names its customer by customer_id alone. The documents ask for a Customer-secret in one
 * place and for customer_id in another: a target that wants both cannot be asked this way.
 * @throws CheckStopped (untested) when the target refuses a token without Customer-secret
 */
export async function tokenByCustomerId(scene: Scene, send: Send, customer: CustomerRef): Promise<Draft> {
  const { requests } = scene
  const draft = edit.withoutHeader(requests.createToken(customer), requests.dialect.customerSecretHeader)
  const exchange = await send(draft)
  if (isSuccess(exchange) || exchange.trouble) return draft
  throw untested(because('customer-secret-demanded', { outcome: outcomeOf(exchange) }))
}
