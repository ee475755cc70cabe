import { because } from '../../reasons/because.ts'
import { untested } from '../../../core/check-stopped.ts'
import { ownLogin } from './v6-body-taken.ts'
import type { Renewal } from '../scene/connection-requests.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

const routes: readonly Renewal[] = ['reconnect', 'refresh', 'background_refresh']

/** A route by its name. @throws Error RENEWAL_UNKNOWN naming the known ones */
export function renewalNamed(name: string): Renewal {
  const found = routes.find((route) => route === name)
  if (found) return found
  throw new Error(`RENEWAL_UNKNOWN: "${name}" is not one of ${routes.join(', ')}`)
}

/** A connection that may be renewed now, for requests that a right target refuses: checks have it one after another. */
export async function renewableConnection(scene: Scene, route: Renewal): Promise<LoginRef> {
  const login = await scene.borrow('renewable connection', () => ownLogin(scene))
  if (route !== 'reconnect') await scene.becomeRefreshable(login)
  return login
}

/** A connection that is being processed: it waits for its user's input. It is shared. */
export function processedConnection(scene: Scene): Promise<LoginRef> {
  return scene.run.once('processed connection', async () => {
    const login = await scene.newLogin({ provider: 'interactive' })
    await scene.waitingForInput(login)
    return login
  })
}

/**
 * A connection that could be renewed but for its consent, which is `revoked` or `expired`. Checks have it one after another: a
 * target that overlooks the consent would renew it for one, and refuse the other for that.
 * @throws CheckStopped (untested) where the run can make none: the profile's own connection is not spoilt
 */
export async function connectionWithoutConsent(scene: Scene, status: string): Promise<LoginRef> {
  if (!scene.makes) throw untested(because('connection-not-spoilt'))
  const login = await scene.borrow(`connection without consent (${status})`, () => scene.newFetchedLogin())
  await scene.becomeRefreshable(login)
  await scene.control.setConsent(login.id, status)
  return login
}
