import type { Draft } from '../client/draft.ts'
import type { CapabilityName } from '../profile/capability.ts'
import { enrichmentBodyNames } from '../profile/profile.ts'
import { ConnectionRequests } from './connection-requests.ts'
import { trialOf } from './enrichment/body-taken.ts'
import type { LoginRef } from './refs.ts'
import type { Requests } from './requests.ts'
import type { Scene } from './scene.ts'

/** The requests that name no customer and no login, so that any client may send them. */
export function publicRoutes(scene: Scene): Draft[] {
  const { requests } = scene
  return offered(requests, [
    requests.get('list countries', '/countries'),
    requests.get('show a provider', `/providers/${scene.provider('plain').code}`),
    requests.get('list categories', '/categories'),
    requests.get('list assets', '/assets'),
    requests.get('list currencies', '/currencies'),
    requests.get('list rates', '/rates'),
  ])
}

/** The logins on which every route is tried. */
interface RouteLogins {
  fetched: LoginRef
  /** One that waits for interactive input, where there is one. */
  waiting?: LoginRef
  /** Requests to routes whose bodies had to be found out. */
  enriching?: Draft[]
}

/**
 * Logins in such a state that every route would accept its request, as far as the target lets one bring it about: one
 * that may be refreshed, and one that waits for input. For requests that a right target refuses: it is shared.
 */
export async function readyLogins(scene: Scene): Promise<RouteLogins> {
  const offers = (name: CapabilityName) => scene.run.offered.get(name) === true
  if (scene.run.dialect.interface === 'enrichment-v5') return forEnrichment(scene)
  const fetched = await scene.sharedLogin()
  if (offers('control-clock')) await scene.becomeRefreshable(fetched)
  if (!offers('interactive-provider')) return { fetched }
  const waiting = await scene.newLogin({ provider: 'interactive' })
  await scene.waitingForInput(waiting)
  return { fetched, waiting }
}

async function forEnrichment(scene: Scene): Promise<RouteLogins> {
  const enriching: Draft[] = []
  for (const name of enrichmentBodyNames)
    enriching.push((await trialOf(scene, (draft) => scene.send(draft), name)).draft)
  return { fetched: await scene.sharedLogin(), enriching }
}

/**
 * One request for every route of the interface, all good in keys, secrets and body. What a login's state forbids, such
 * as a refresh right after a fetch, may still be refused: they are for gates that stand before all that.
 */
export function everyRoute(scene: Scene, { fetched: login, waiting = login, enriching = [] }: RouteLogins): Draft[] {
  const { requests } = scene
  const { customer, provider } = login
  const { login: otherPath } = requests.dialect.paths
  return offered(requests, [
    ...publicRoutes(scene),
    ...enriching,
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
    ...(requests instanceof ConnectionRequests ? [requests.renewal(login, 'background_refresh')] : []),
  ])
}

/** The drafts whose route the version has, each route once. */
function offered(requests: Requests, drafts: Draft[]): Draft[] {
  const known = drafts.filter((draft) => requests.offers(draft))
  return [...new Map(known.map((draft) => [`${draft.method} ${draft.path}`, draft])).values()]
}
