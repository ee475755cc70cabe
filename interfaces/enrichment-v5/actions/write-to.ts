import type { Scene } from '../../../harness/actions/scene/scene.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import { notShown } from '../../../harness/actions/categories/write-learn-item.ts'
import { enrichmentBodyNames } from '../../../harness/profile/profile.ts'
import { enrichmentRoutes } from './bodies.ts'
import { deletionsLike } from './by-another-client.ts'
import { enrichmentRequest } from './enrichment-body-taken.ts'

/**
 * A request that a right server accepts, to a route of data enrichment; several where each can be sent only once.
 * @throws CheckStopped (untested) for a route that the documents do not show, or whose body is not known
 */
export async function writeToEnrich(scene: Scene, route: string): Promise<Draft | Draft[]> {
  const name = enrichmentBodyNames.find((one) => enrichmentRoutes[one].join(' ') === route)
  if (!name) throw notShown(scene, route)
  const draft = await enrichmentRequest(scene, name)
  return name === 'delete_transactions' ? deletionsLike(scene, draft) : draft
}
