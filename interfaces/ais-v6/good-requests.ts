import { goodRenewal } from '../../harness/actions/logins/renewals.ts'
import { trialOf } from '../../harness/actions/logins/v6-body-taken.ts'
import type { Renewal } from '../../harness/actions/scene/connection-requests.ts'
import type { GoodRequest } from '../../harness/actions/scene/interface-behaviour.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import type { V6BodyName } from '../../harness/profile/profile.ts'
import { goodRequests as usual } from '../ais/good-requests.ts'

/** The request once the target is seen to take its body, which the documents do not show. */
function withBodyTaken(route: V6BodyName, make: GoodRequest<Scene>): GoodRequest<Scene> {
  return async (scene) => {
    const draft = await make(scene)
    await trialOf(scene, route)
    return draft
  }
}

function renewing(route: Renewal): GoodRequest<Scene> {
  return withBodyTaken(route, (scene) => goodRenewal(scene, route))
}

/** Requests of version 6 that a right server accepts, by the name that features use. */
export const goodRequests: Readonly<Record<string, GoodRequest<Scene>>> = {
  ...usual,
  connect: withBodyTaken('connect', async (scene) => scene.requests.createToken(await scene.sharedCustomer())),
  'reconnect a login': renewing('reconnect'),
  'refresh a login': renewing('refresh'),
  'refresh a login in the background': renewing('background_refresh'),
}
