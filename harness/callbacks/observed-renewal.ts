import { isSuccess } from '../checks/answer.ts'
import type { Draft } from '../client/draft.ts'
import type { Exchange } from '../client/exchange.ts'
import { setUpFailed } from '../run/stop.ts'
import { bodyTaken, ownLogin } from '../target/body-taken.ts'
import { connectionRequests } from '../target/requests-of.ts'
import type { Scene } from '../target/scene.ts'
import { awaitCallbacks, callbacksOf, type ObservedLogin, whileListening } from './observed-login.ts'

/**
 * What comes in after a refresh in the background of a connection of its own. What its first fetch had to tell was told
 * before anybody listened.
 * @throws CheckStopped when the connection cannot be refreshed, or callbacks cannot be listened for
 */
export async function observedRenewal(scene: Scene, send: (draft: Draft) => Promise<Exchange>): Promise<ObservedLogin> {
  await bodyTaken(scene, send, 'background_refresh')
  const login = await ownLogin(scene)
  await scene.becomeRefreshable(login)
  return whileListening(scene, async (listener) => {
    const answer = await send(connectionRequests(scene.requests).renewal(login, 'background_refresh'))
    if (!isSuccess(answer)) throw setUpFailed('refresh a connection in the background', answer)
    await scene.finished(login)
    await awaitCallbacks(scene, listener, login, { kind: 'success', count: 1 })
    return callbacksOf(scene, listener, login)
  })
}
