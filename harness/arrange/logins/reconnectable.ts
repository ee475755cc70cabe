import { because } from '../../reasons/because.ts'
import type { Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { holderInfoUsable } from '../providers/scopes.ts'

/** A fetched login that checks reconnect one after the other, none of its fetches running any more. */
export async function reconnectable(scene: Scene): Promise<LoginRef> {
  const login = await scene.borrow('login to reconnect', () => scene.newFetchedLogin())
  await scene.finished(login)
  return login
}

/** A reconnect in its plainest form, as it was answered: sent once in a run. */
export function plainReconnect(scene: Scene, send: Send): Promise<Exchange> {
  return scene.run.once('plain reconnect', async () => send(scene.requests.reconnect(await reconnectable(scene))))
}

/**
 * Scopes that may be sent to this target without a second thing being wrong with them.
 * @throws CheckStopped (untested) when they ask for holder info that client or provider does not have
 */
export async function usableScopes(scene: Scene, send: Send, scopes: string[]): Promise<string[]> {
  if (!scopes.includes('holder_info') || (await holderInfoUsable(scene, send))) return scopes
  throw untested(because('no-holder-info'))
}
