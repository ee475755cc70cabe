import { because } from '../../reasons/because.ts'
import type { Listener } from '../../callbacks/listener.ts'
import type { ObservedLogin } from '../../callbacks/observed-login.ts'
import { outcomeOf } from '../../checks/answers/answer.ts'
import type { Connection } from '../../checks/connections/connects.ts'
import type { Draft, Send } from '../../client/draft.ts'
import { setUpFailed, untested } from '../../../core/check-stopped.ts'
import { follow } from '../logins/connect.ts'
import { credentialsThat, reconnect } from '../logins/reconnect.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { together } from '../scene/together.ts'
import { awaitCallbacks, callbacksOf, halfADay, whileListening } from './listen-for-login.ts'

/** A login that is there before anybody listens, what changes it then, and the callbacks to wait for. */
interface Change {
  login: LoginRef
  draft: Draft
  kind: 'success' | 'fail'
  count?: number
}

/** What comes in after a refresh of a login. @throws CheckStopped where it cannot be refreshed, or nothing be received */
export async function observeRefresh(scene: Scene, send: Send): Promise<ObservedLogin[]> {
  const login = await scene.newFetchedLogin()
  return observeRefreshOf(scene, send, login, 'success')
}

/**
 * What comes in after a refresh that fails, because the login was last reconnected with credentials that its provider
 * refuses. @throws CheckStopped (untested) where the target does not refresh such a login, or the refresh succeeds
 */
export async function observeFailingRefresh(scene: Scene, send: Send): Promise<ObservedLogin[]> {
  const login = await scene.newFetchedLogin()
  const credentials = credentialsThat(scene, 'fail')
  const spoilt = await reconnect(scene, send, login, { credentials, override_credentials: true })
  demandFailure(spoilt)
  return observeRefreshOf(scene, send, login, 'fail')
}

/** The clock is moved before anybody listens: what comes in then is not of another time. */
function observeRefreshOf(scene: Scene, send: Send, login: LoginRef, kind: Change['kind']): Promise<ObservedLogin[]> {
  const changes = [{ login, draft: scene.requests.refresh(login), kind }]
  return observe(scene, send, changes, () => scene.becomeRefreshable(login, halfADay))
}

/** What comes in after reconnects with these fields, each of a login of its own. */
export async function observeReconnects(
  scene: Scene,
  send: Send,
  bodies: ReadonlyArray<Record<string, unknown>>,
): Promise<ObservedLogin[]> {
  const logins = await together(bodies.map(() => scene.newFetchedLogin()))
  const changes = bodies.flatMap((fields, at): Change[] => {
    const login = logins[at]
    const count = fields['fetched_accounts_notify'] === true ? 2 : 1
    return login ? [{ login, draft: scene.requests.reconnect(login, fields), kind: 'success', count }] : []
  })
  return observe(scene, send, changes)
}

/** What comes in after each change, made one after another once all is ready. */
function observe(
  scene: Scene,
  send: Send,
  changes: readonly Change[],
  ready = async (): Promise<void> => undefined,
): Promise<ObservedLogin[]> {
  const listening = async (listener: Listener) => {
    for (const { login, draft, kind, count = 1 } of changes) {
      const made = await follow(scene, send, login, draft)
      if (kind === 'fail') demandFailure(made)
      else if (!made.ended) throw setUpFailed(draft.name, made.answer)
      await awaitCallbacks(scene, listener, login, { kind, count })
    }
    const observed: ObservedLogin[] = []
    for (const { login } of changes) observed.push(await callbacksOf(scene, listener, login))
    return observed
  }
  return whileListening(scene, listening, { ready })
}

/** @throws CheckStopped (untested) unless the fetch began and failed */
function demandFailure({ answer, ended }: Connection): void {
  if (!ended) throw untested(because('no-failing-fetch', { outcome: outcomeOf(answer) }))
  if (!ended.failed) throw untested(because('failing-credentials-succeed'))
}
