import type { Listener } from '../../callbacks/listener.ts'
import type { ObservedLogin } from '../../callbacks/observed-login.ts'
import type { Send } from '../../client/draft.ts'
import type { LoginOptions, LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { awaitCallbacks, callbacksOf, whileListening } from './listen-for-login.ts'

/** A login to create, and the callbacks to wait for; one that awaits its failure is made to fail. */
export type ToObserve = LoginOptions & { kind: string; count?: number }

/**
 * Creates logins one after another while callbacks are listened for, and gives what has come in for each at the end: a
 * later login shows by its callbacks that those of an earlier one are in. The first `refusals` callbacks of a kind are
 * refused.
 */
export function observeLogins(
  scene: Scene,
  send: Send,
  logins: readonly ToObserve[],
  refusals = 0,
): Promise<ObservedLogin[]> {
  const listening = async (listener: Listener) => {
    const made: LoginRef[] = []
    for (const wanted of logins) made.push(await observedTo(scene, send, listener, wanted))
    const observed: ObservedLogin[] = []
    for (const login of made) observed.push(await callbacksOf(scene, listener, login))
    return observed
  }
  return whileListening(scene, listening, { refusals })
}

async function observedTo(
  scene: Scene,
  send: Send,
  listener: Listener,
  { kind, count = 1, ...options }: ToObserve,
): Promise<LoginRef> {
  const login = await (kind === 'fail' ? scene.interface.failingLogin(scene, send) : scene.newLogin(options))
  await (kind === 'interactive' ? scene.waitingForInput(login) : scene.finished(login))
  await awaitCallbacks(scene, listener, login, { kind, count })
  return login
}

/** What comes in for one login that is fetched, as the interface has it fetched. */
export async function observeFetch(scene: Scene, send: Send): Promise<ObservedLogin[]> {
  const { observedFetch } = scene.interface
  return observedFetch ? [await observedFetch(scene, send)] : observeLogins(scene, send, [{ kind: 'success' }])
}
