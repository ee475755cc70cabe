import { untested } from '../../../core/check-stopped.ts'
import type { Draft } from '../../client/draft.ts'
import { because } from '../../reasons/because.ts'
import type { Scene } from '../scene/scene.ts'
import { learnItemAtHand } from './learn-items.ts'

/**
 * A request to learn: of account information the one request that takes a body and has a limit.
 * @throws CheckStopped (untested) for another route
 */
export async function writeLearnItem(scene: Scene, route: string): Promise<Draft> {
  if (route !== 'POST /categories/learn') throw notShown(scene, route)
  return scene.requests.learn([{ ...(await learnItemAtHand(scene)) }])
}

/** That the documents do not show a route in this interface. */
export function notShown({ run }: Scene, route: string) {
  return untested(because('route-not-documented', { version: run.dialect.interface, route }))
}
