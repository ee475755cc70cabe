import { placesOf } from '../../../requirements/tables/quantifiers/quantifiers.ts'
import type { Route } from '../../../requirements/tables/routes/read-routes.ts'
import type { Draft } from '../../client/draft.ts'
import { routeAt } from '../../dialect/dialect.ts'
import { barredClients } from '../../profile/barred-clients.ts'
import type { ClientPurpose } from '../../profile/profile.ts'
import { lacking } from '../../reasons/lacking.ts'
import type { Scene } from '../scene/scene.ts'
import { goodRequest } from './good-request.ts'

/** What makes a request as the main client, which may send it, and as a client that may not. */
interface WithheldRequest {
  good: () => Promise<Draft>
  withheld: () => Promise<Draft>
}

/**
 * A request to a route that the profile withholds from a client. It names no customer of another client, for which it
 * could be refused too: where every route names one, it is the plain request for a customer of that client.
 * @throws CheckStopped (untested) where the profile names no such route of the interface
 */
export async function withheldRequest(scene: Scene): Promise<WithheldRequest> {
  const barred = barredRoutes(scene)
  const open = new Set(placesOf('routes about no customer', scene.run.dialect).map(({ route }) => route.route))
  const found = barred.find(({ route }) => open.has(route.route))
  if (found) {
    const good = goodRequest(scene, found.route.request)
    return { good, withheld: async () => ({ ...(await good()), as: found.as }) }
  }
  for (const { as, route } of barred) {
    const plain = await scene.interface.plainRead(scene, as)
    if (plain.name === route.request) return { good: goodRequest(scene, plain.name), withheld: async () => plain }
  }
  throw lacking(scene.run.offered, 'barred-client')
}

function barredRoutes({ run: { dialect, profile } }: Scene): Array<{ as: ClientPurpose; route: Route }> {
  return barredClients(profile).flatMap(({ purpose: as, no_access_to = [] }) =>
    no_access_to.flatMap((asked) => {
      const [method = '', path = ''] = asked.split(' ')
      const route = routeAt(dialect, { method, path })
      return route ? [{ as, route }] : []
    }),
  )
}
