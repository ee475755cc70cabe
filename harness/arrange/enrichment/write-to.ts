import { because } from '../../reasons/because.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Draft, Send } from '../../client/draft.ts'
import { enrichmentBodyNames } from '../../profile/profile.ts'
import type { Scene } from '../scene/scene.ts'
import { enrichmentRoutes } from './bodies.ts'
import { enrichmentRequest } from './enrichment-body-taken.ts'
import { lessonAtHand } from './lessons.ts'

/**
 * A request that a right server accepts, to a route of data enrichment.
 * @throws CheckStopped (untested) for a route that the documents do not show, or whose body is not known
 */
export async function writeToEnrich(scene: Scene, send: Send, route: string): Promise<Draft> {
  const name = enrichmentBodyNames.find((one) => enrichmentRoutes[one].join(' ') === route)
  if (!name) throw notShown(scene, route)
  return enrichmentRequest(scene, send, name)
}

/** A lesson: of account information the one request that takes a body and has a limit. @throws CheckStopped as above */
export async function writeLesson(scene: Scene, send: Send, route: string): Promise<Draft> {
  if (route !== enrichmentRoutes.learn.join(' ')) throw notShown(scene, route)
  return scene.requests.learn([{ ...(await lessonAtHand(scene, send)) }])
}

function notShown({ run }: Scene, route: string) {
  return untested(because('route-not-documented', { version: run.dialect.interface, route }))
}
