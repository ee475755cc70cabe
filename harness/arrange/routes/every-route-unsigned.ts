import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { everyRoute, readyLogins } from './every-route.ts'
import { publicRoutes } from './public-routes.ts'
import { keysOf, registeredAppId } from '../scene/keys.ts'
import type { Scene } from '../scene/scene.ts'
import { sendSideBySide } from '../scene/send-each.ts'

/**
 * Calls routes unsigned as a client in live status. Where the target lets the main client be put in live status for a
 * moment, every route with logins that stand ready; else the live client calls those that need no login, since fake
 * providers give a live client none.
 */
export async function everyRouteUnsigned(scene: Scene, send: Send): Promise<Exchange[]> {
  const call = (drafts: Draft[]): Promise<Exchange[]> =>
    sendSideBySide(
      scene.run,
      send,
      drafts.map((draft) => edit.withSigning(draft, 'unsigned')),
    )
  if (scene.run.offered.get('control-client-status') !== true) return call(await loginlessRoutes(scene))
  const { status } = keysOf(scene.run.profile, 'main')
  const appId = registeredAppId(scene.run.profile, 'main')
  const drafts = await everyRoute(scene, await readyLogins(scene))
  await scene.control.setClientStatus(appId, 'live')
  try {
    return await call(drafts)
  } finally {
    await scene.control.setClientStatus(appId, status)
  }
}

async function loginlessRoutes(scene: Scene): Promise<Draft[]> {
  const { requests } = scene
  const customer = await scene.sharedCustomer('live')
  return [
    ...(await publicRoutes(scene)).map((draft) => edit.asClient(draft, 'live')),
    requests.createCustomer(scene.newIdentifier(), 'live'),
    requests.createToken(customer),
    requests.listLogins([['customer_id', customer.id]], 'live'),
    requests.listAccounts([['customer_id', customer.id]], 'live'),
  ].filter((draft) => requests.offers(draft))
}
