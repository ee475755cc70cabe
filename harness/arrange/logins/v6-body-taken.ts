import { because } from '../../reasons/because.ts'
import { isSuccess, outcomeOf } from '../../checks/answers/answer.ts'
import type { Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { V6BodyName } from '../../profile/profile.ts'
import { CheckStopped } from '../../../core/check-stopped.ts'
import type { LoginRef } from '../scene/refs.ts'
import { connectionRequests } from '../scene/connection-requests.ts'
import type { Scene } from '../scene/scene.ts'

/** A request of version 6 as it should be, and how it was answered. */
export interface Trial {
  answer: Exchange
  /** What was renewed, as it was shown before; of routes that renew something. */
  login?: LoginRef
  before?: Exchange
}

/**
 * Tries a route of version 6 once in a run. Its body is not shown: a target that refuses a guess may be right, and nothing
 * that hangs on it can be judged.
 * @throws CheckStopped: untested where a guess is refused, inconclusive where the body is the profile's own
 */
export async function trialOf(scene: Scene, send: Send, name: V6BodyName): Promise<Trial> {
  const { run } = scene
  const trial = await run.once(`${name} tried`, () => tried(scene, send, name))
  if (trial.answer.trouble || isSuccess(trial.answer)) return trial
  const outcomes = [outcomeOf(trial.answer)]
  const given = run.profile.data.v6_bodies?.[name] !== undefined
  const reason = given
    ? because('given-body-refused', { route: name, outcomes })
    : because('guessed-bodies-refused', { route: name, outcomes, field: `data.v6_bodies.${name}` })
  throw new CheckStopped(given ? 'inconclusive' : 'untested', reason, [trial.answer])
}

/** Makes sure that the target takes the body of a route of version 6. @throws CheckStopped as `trialOf` does */
export async function bodyTaken(scene: Scene, send: Send, name: V6BodyName): Promise<void> {
  await trialOf(scene, send, name)
}

async function tried(scene: Scene, send: Send, name: V6BodyName): Promise<Trial> {
  const requests = connectionRequests(scene.requests)
  if (name === 'connect') return { answer: await send(requests.createToken(await scene.sharedCustomer())) }
  const login = await ownLogin(scene)
  if (name !== 'reconnect') await scene.becomeRefreshable(login)
  const before = await scene.showLogin(login)
  return { answer: await send(requests.renewal(login, name)), login, before }
}

/** A fetched login of its own where one can be made, else the connection that the profile gives. */
export function ownLogin(scene: Scene): Promise<LoginRef> {
  return scene.makes ? scene.newFetchedLogin() : scene.sharedLogin()
}
