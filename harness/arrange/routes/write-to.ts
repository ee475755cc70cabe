import type { Draft } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { type EnrichmentBodyName, enrichmentBodyNames } from '../../profile/profile.ts'
import { untested } from '../../../core/check-stopped.ts'
import { enrichmentRoutes } from '../enrichment/bodies.ts'
import { enrichmentRequest } from '../enrichment/enrichment-body-taken.ts'
import { lessonAtHand } from '../enrichment/lessons.ts'
import type { Scene } from '../scene/scene.ts'

type Send = (draft: Draft) => Promise<Exchange>

const ofBody: ReadonlyMap<string, EnrichmentBodyName> = new Map(
  enrichmentBodyNames.map((name) => [enrichmentRoutes[name].join(' '), name]),
)

/**
 * A request that a right server accepts, to a route that takes a body and has a limit: of data enrichment all, of account
 * information the lessons. @throws CheckStopped (untested) for a route that the version has not, or whose body is not known
 */
export async function writeTo(scene: Scene, send: Send, route: string): Promise<Draft> {
  const name = ofBody.get(route)
  const enriching = ['enrichment-v5', 'partners-v1'].includes(scene.run.dialect.interface)
  if (enriching && name) return enrichmentRequest(scene, send, name)
  if (name !== 'learn') throw untested(`${scene.run.dialect.interface} does not show ${route}`)
  return scene.requests.learn([{ ...(await lessonAtHand(scene, send)) }])
}
