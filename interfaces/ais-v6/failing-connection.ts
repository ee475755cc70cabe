import { untested } from '../../core/check-stopped.ts'
import { addressIn } from '../../harness/actions/hosted/connect-flow.ts'
import { trialOf } from '../../harness/actions/logins/v6-body-taken.ts'
import { completeHosted } from '../../harness/actions/scene/complete-hosted.ts'
import { connectionRequests } from '../../harness/actions/scene/connection-requests.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import type { AttemptView } from '../../harness/checks/attempts/attempt-view.ts'
import { because } from '../../harness/reasons/because.ts'

/** Reconnects a login on its page with credentials that fail. Gives the attempt that failed; undefined where none came of it. */
export async function failOnItsPage(scene: Scene, login: LoginRef): Promise<AttemptView | undefined> {
  const { fail } = login.provider.credentials ?? {}
  if (!fail || !scene.run.profile.control?.offers.includes('connect-sessions')) return undefined
  await trialOf(scene, 'reconnect')
  const before = await scene.finished(login)
  const wrong = { ...login, credentials: fail }
  const answer = await scene.send(connectionRequests(scene.requests).renewal(wrong, 'reconnect'))
  if (!isSuccess(answer)) return undefined
  await completeHosted(scene, { kind: 'connect', url: addressIn(answer), credentials: fail })
  const last = await scene.finished(login)
  return last.id !== before.id && last.failed ? last : undefined
}

/** A connection whose reconnect failed on its page. @throws CheckStopped (untested) where none can be made, or made to fail */
export async function failingConnection(scene: Scene): Promise<LoginRef> {
  scene.making()
  const login = await scene.newFetchedLogin()
  if (await failOnItsPage(scene, login)) return login
  throw untested(because('no-attempt-fails', { outcome: 'succeeded' }))
}
