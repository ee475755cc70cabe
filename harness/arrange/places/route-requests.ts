import type { Exchange } from '../../../core/exchange.ts'
import type { Draft } from '../../client/draft.ts'
import { inDialect } from '../../dialect/in-dialect.ts'
import { routeAt } from '../../dialect/route-at.ts'
import type { Place } from '../../places/place.ts'
import { everyRoute, readyLogins } from '../routes/every-route.ts'
import { goodRequest } from '../routes/good-request.ts'
import type { Scene } from '../scene/scene.ts'

/**
 * A request to a route that is right in keys, secrets and body, for gates that stand before what the state of a login
 * forbids. What only reads is accepted too; what writes shares its login with the other routes, and is to be refused.
 */
export async function gateRequest(scene: Scene, { route }: Pick<Place, 'route'>): Promise<Draft> {
  const shared = route.writes ? (await sharedRequests(scene)).get(route.route) : undefined
  return shared ?? (await goodRequest(scene, route.request)())
}

/** The answer to a request that only reads, sent once in a run; undefined for one that writes. */
export async function readControl(scene: Scene, { route }: Place, draft: Draft): Promise<Exchange | undefined> {
  return route.writes ? undefined : scene.run.once(`control of ${route.route}`, () => scene.send(draft))
}

function sharedRequests(scene: Scene): Promise<Map<string, Draft>> {
  const { dialect } = scene.run
  return scene.run.once('a request to every route', async () => {
    const drafts = everyRoute(scene, await readyLogins(scene))
    return new Map(drafts.map((draft) => [routeAt(dialect, inDialect(draft, dialect))?.route ?? '', draft]))
  })
}
