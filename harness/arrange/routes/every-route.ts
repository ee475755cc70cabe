import type { Draft } from '../../client/draft.ts'
import type { CapabilityName } from '../../../core/capability.ts'
import { enrichmentBodyNames } from '../../profile/profile.ts'
import { ConnectionRequests } from '../scene/connection-requests.ts'
import { trialOf } from '../enrichment/enrichment-body-taken.ts'
import { paymentDraft, templateDraft } from '../payments/connect-draft.ts'
import { listPaymentProviders, listTemplates } from '../payments/drafts.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Requests } from '../scene/requests.ts'
import type { Scene } from '../scene/scene.ts'

/** The requests that name no customer and no login, so that any client may send them. */
export function publicRoutes(scene: Scene): Draft[] {
  const { requests } = scene
  if (requests.dialect.interface === 'payments-v1') return [listPaymentProviders(requests), listTemplates(requests)]
  return offered(requests, [
    requests.get('list countries', '/countries'),
    requests.get('show a provider', `/providers/${scene.provider('plain').code}`),
    requests.get('list categories', '/categories'),
    requests.get('list assets', '/assets'),
    requests.get('list currencies', '/currencies'),
    requests.get('list rates', '/rates'),
    // Of account information no list of providers is shown.
    ...(isOfPartners(scene) ? [requests.get('list providers', '/providers')] : []),
  ])
}

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
  const offers = (name: CapabilityName) => scene.run.offered.get(name) === true
  if (scene.run.dialect.interface === 'enrichment-v5') return forEnrichment(scene)
  if (scene.run.dialect.interface === 'payments-v1') return forPayments(scene)
  const fetched = await scene.sharedLogin()
  if (isOfPartners(scene)) return { fetched, foundOut: [(await merchants(scene)).draft] }
  if (offers('control-clock')) await scene.becomeRefreshable(fetched)
  if (!offers('interactive-provider')) return { fetched }
  const waiting = await scene.newLogin({ provider: 'interactive' })
  await scene.waitingForInput(waiting)
  return { fetched, waiting }
}

async function forEnrichment(scene: Scene): Promise<RouteLogins> {
  const foundOut: Draft[] = []
  for (const name of enrichmentBodyNames)
    foundOut.push((await trialOf(scene, (draft) => scene.send(draft), name)).draft)
  return { fetched: await scene.sharedLogin(), foundOut }
}

async function forPayments(scene: Scene): Promise<RouteLogins> {
  return { fetched: await scene.sharedLogin(), foundOut: [await templateDraft(scene), await paymentDraft(scene)] }
}

/** Of what enriches, partners have one route. */
function merchants(scene: Scene) {
  return trialOf(scene, (draft) => scene.send(draft), 'merchants')
}

function isOfPartners({ run }: Scene): boolean {
  return run.dialect.interface === 'partners-v1'
}

/**
 * One request for every route of the interface, all good in keys, secrets and body. What a login's state forbids, such
 * as a refresh right after a fetch, may still be refused: they are for gates that stand before all that.
 */
export function everyRoute(scene: Scene, { fetched: login, waiting = login, foundOut = [] }: RouteLogins): Draft[] {
  const { requests } = scene
  const { customer, provider } = login
  const { login: otherPath } = requests.dialect.paths
  return offered(requests, [
    ...publicRoutes(scene),
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
    ...(requests instanceof ConnectionRequests ? [requests.renewal(login, 'background_refresh')] : []),
  ])
}

/** The drafts whose route the version has, each route once. */
function offered(requests: Requests, drafts: Draft[]): Draft[] {
  const known = drafts.filter((draft) => requests.offers(draft))
  return [...new Map(known.map((draft) => [`${draft.method} ${draft.path}`, draft])).values()]
}
