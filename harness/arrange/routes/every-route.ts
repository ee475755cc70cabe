import type { Draft } from '../../client/draft.ts'
import type { CapabilityName } from '../../../core/capability.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { eachOffered, publicRoutes } from './public-routes.ts'

/** The logins on which every route is tried. */
interface RouteLogins {
  fetched: LoginRef
  /** One that waits for interactive input, where there is one. */
  waiting?: LoginRef
  /** Requests to routes whose bodies or paths had to be found out. */
  foundOut?: Draft[]
}

/**
 * Logins in such a state that every route would accept its request, as far as the target lets one bring it about: one
 * that may be refreshed, and one that waits for input. For requests that a right target refuses: it is shared.
 */
export async function readyLogins(scene: Scene): Promise<RouteLogins> {
  const { requests, run } = scene
  const offers = (name: CapabilityName) => run.offered.get(name) === true
  const fetched = await scene.sharedLogin()
  const found = { fetched, foundOut: await scene.interface.foundOut(scene) }
  if (offers('control-clock') && requests.offers(requests.refresh(fetched))) await scene.becomeRefreshable(fetched)
  if (!offers('interactive-provider') || !requests.offers(requests.interactive(fetched))) return found
  const waiting = await scene.newLogin({ provider: 'interactive' })
  await scene.waitingForInput(waiting)
  return { ...found, waiting }
}

/**
 * One request for every route of the interface, all good in keys, secrets and body. What a login's state forbids, such
 * as a refresh right after a fetch, may still be refused: they are for gates that stand before all that.
 */
export async function everyRoute(
  scene: Scene,
  { fetched: login, waiting = login, foundOut = [] }: RouteLogins,
): Promise<Draft[]> {
  const { requests } = scene
  const { customer, provider } = login
  const { login: otherPath } = requests.dialect.paths
  return eachOffered(requests, [
    ...(await publicRoutes(scene)),
    ...foundOut,
    requests.createCustomer(scene.newIdentifier(), customer.as),
    requests.createToken(customer),
    requests.createLogin(customer, provider),
    ...(otherPath === undefined ? [] : [requests.createLogin(customer, provider, {}, otherPath)]),
    ...(['header', 'path'] as const).flatMap((form) => [
      requests.reconnect(login, {}, form),
      requests.interactive(waiting, {}, form),
      requests.refresh(login, {}, form),
    ]),
    requests.listLogins([['customer_id', customer.id]]),
    requests.showLogin(login),
    requests.listAttempts(login),
    requests.showAttempt(login, '1'),
    requests.listAccounts([['login_id', login.id]]),
    requests.listTransactions([['login_id', login.id]]),
    requests.learn([{ transaction_id: '1', category_code: 'groceries' }]),
    requests.oauthRefresh(login),
    requests.oauthAuthorize(login, 'code=none'),
    ...requests.furtherRoutes(login),
  ])
}
