import { because } from '../../reasons/because.ts'
import { dataOf, isRow, isSuccess, outcomeOf } from '../../checks/answers/answer.ts'
import type { Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Scene } from '../scene/scene.ts'
import { shownAttempt } from './read-attempts.ts'

/** Creates a login with custom_fields, and gives the answer whatever it is. */
export async function createWithCustomFields(scene: Scene, send: Send, customFields: unknown): Promise<Exchange> {
  const customer = await scene.newCustomer()
  return send(scene.requests.createLogin(customer, scene.provider('plain'), { custom_fields: customFields }))
}

/**
 * The creation of a login with small custom_fields that its attempt shows, made once in a run. No request lists
 * custom_fields, so that a target may pass them over: then nothing can be said of their limits.
 * @throws CheckStopped (untested) where the attempt does not show them
 */
export function smallCustomFields(scene: Scene, send: Send): Promise<Exchange> {
  return scene.run.once('login with small custom_fields', async () => {
    const note = scene.newIdentifier()
    const customer = await scene.newCustomer()
    const provider = scene.provider('plain')
    const created = await send(scene.requests.createLogin(customer, provider, { custom_fields: { note } }))
    if (!isSuccess(created)) throw untested(because('custom-fields-refused', { outcome: outcomeOf(created) }))
    const login = scene.loginOf(created, customer, provider)
    const attempt = await scene.finished(login)
    const shown = await shownAttempt(scene, send, login, attempt.id ?? '')
    if ([lastAttempt(attempt.exchange), dataOf(shown)].some((one) => showsNote(one, note))) return created
    throw untested(because('not-shown', { what: 'custom_fields', of: 'the attempt' }))
  })
}

function lastAttempt(login: Exchange): unknown {
  const data = dataOf(login)
  return isRow(data) ? data['last_attempt'] : undefined
}

function showsNote(attempt: unknown, note: string): boolean {
  const shown = isRow(attempt) ? attempt['custom_fields'] : undefined
  return isRow(shown) && shown['note'] === note
}
