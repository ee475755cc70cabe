import { isSuccess, outcomeOf } from '../checks/answer.ts'
import type { Draft } from '../client/draft.ts'
import type { Exchange } from '../client/exchange.ts'
import type { V6BodyName } from '../profile/profile.ts'
import { CheckStopped } from '../run/stop.ts'
import type { LoginRef } from './refs.ts'
import { connectionRequests } from './requests-of.ts'
import type { Scene } from './scene.ts'

type Send = (draft: Draft) => Promise<Exchange>

/**
 * Tries once in a run whether the target takes the body of a route of version 6. The bodies are not shown: a target that
 * refuses a guess may be right, and nothing that hangs on it can be judged. Of other versions every body is known.
 * @throws CheckStopped: untested where a guess is refused, inconclusive where the body is the profile's own
 */
export async function bodyTaken(scene: Scene, send: Send, name: V6BodyName): Promise<void> {
  const { run } = scene
  if (!run.dialect.narrow) return
  const tried = await run.once(`body of ${name} tried`, async () => send(await trial(scene, name)))
  if (tried.trouble || isSuccess(tried)) return
  const given = run.profile.data.v6_bodies?.[name] !== undefined
  const reason = given
    ? `The target refuses the body that the profile gives for ${name} (${outcomeOf(tried)})`
    : `The documents do not show the body of ${name}, and the target refuses the one that Assay guesses (${outcomeOf(tried)}); give one with data.v6_bodies.${name}`
  throw new CheckStopped(given ? 'inconclusive' : 'untested', reason, [tried])
}

async function trial(scene: Scene, name: V6BodyName): Promise<Draft> {
  const requests = connectionRequests(scene.requests)
  if (name === 'connect') return requests.createToken(await scene.sharedCustomer())
  const login = await ownLogin(scene)
  if (name === 'reconnect') return requests.reconnect(login)
  await scene.becomeRefreshable(login)
  return name === 'refresh' ? requests.refresh(login) : requests.backgroundRefresh(login)
}

/** A fetched login of its own where one can be made, else the connection that the profile gives. */
export function ownLogin(scene: Scene): Promise<LoginRef> {
  return scene.makes ? scene.newFetchedLogin() : scene.sharedLogin()
}
