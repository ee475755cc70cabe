import type { Form } from '../../client/route-form.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { CapabilityName } from '../../../core/capability.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { together } from '../scene/together.ts'

/** A request to modify a login that stands ready for it. */
export interface Modification {
  draft: Draft
  login: LoginRef
}

/**
 * A reconnect, an answer to an interactive step and a refresh, each of a login of its own that is ready for it. The
 * last two are left out where the target lets nobody bring a login to that point.
 */
export async function modifications(scene: Scene, form: Form): Promise<Modification[]> {
  const offers = (name: CapabilityName) => scene.run.offered.get(name) === true
  const made = await together([toReconnect(scene, form), ...(offers('control-clock') ? [toRefresh(scene, form)] : [])])
  return offers('interactive-provider') ? [...made, await toAnswer(scene, form)] : made
}

/** A login of its own, fetched, and the request that reconnects it. */
export async function toReconnect(scene: Scene, form: Form): Promise<Modification> {
  const login = await scene.newFetchedLogin()
  return { draft: scene.requests.reconnect(login, {}, form), login }
}

async function toRefresh(scene: Scene, form: Form): Promise<Modification> {
  const login = await scene.newFetchedLogin()
  await scene.becomeRefreshable(login)
  return { draft: scene.requests.refresh(login, {}, form), login }
}

async function toAnswer(scene: Scene, form: Form): Promise<Modification> {
  const login = await scene.newLogin({ provider: 'interactive' })
  await scene.waitingForInput(login)
  return { draft: scene.requests.interactive(login, {}, form), login }
}

/** Sends each modification with a defect first and then as it should be, and gives both answers of each. */
export async function wronglyThenRightly(
  send: Send,
  ready: Modification[],
  defect: (modification: Modification) => Draft,
): Promise<{ wrongly: Exchange[]; rightly: Exchange[] }> {
  const wrongly: Exchange[] = []
  const rightly: Exchange[] = []
  for (const modification of ready) {
    wrongly.push(await send(defect(modification)))
    rightly.push(await send(modification.draft))
  }
  return { wrongly, rightly }
}
