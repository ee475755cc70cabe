import type { Listener } from '../../callbacks/listener.ts'
import type { ObservedLogin } from '../../callbacks/observed-login.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import type { Send } from '../../client/draft.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import { bodyTaken, ownLogin } from '../logins/v6-body-taken.ts'
import { connectionRequests } from '../scene/connection-requests.ts'
import type { Scene } from '../scene/scene.ts'
import { awaitCallbacks, callbacksOf, halfADay, whileListening } from './listen-for-login.ts'

/**
 * What comes in after a refresh in the background of a connection of its own. The callbacks of its first fetch were sent
 * before anybody listened.
 * @throws CheckStopped when the connection cannot be refreshed, or callbacks cannot be listened for
 */
export async function observedRenewal(scene: Scene, send: Send): Promise<ObservedLogin> {
  await bodyTaken(scene, send, 'background_refresh')
  const login = await ownLogin(scene)
  const listening = async (listener: Listener) => {
    const answer = await send(connectionRequests(scene.requests).renewal(login, 'background_refresh'))
    if (!isSuccess(answer)) throw setUpFailed('refresh a connection in the background', answer)
    await scene.finished(login)
    await awaitCallbacks(scene, listener, login, { kind: 'success', count: 1 })
    return callbacksOf(scene, listener, login)
  }
  return whileListening(scene, listening, { ready: () => scene.becomeRefreshable(login, halfADay) })
}
