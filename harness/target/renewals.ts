import type { Draft } from '../client/draft.ts'
import type { Exchange } from '../client/exchange.ts'
import { untested } from '../run/stop.ts'
import { bodyTaken, ownLogin } from './body-taken.ts'
import type { LoginRef } from './refs.ts'
import { connectionRequests } from './requests-of.ts'
import type { Scene } from './scene.ts'

type Send = (draft: Draft) => Promise<Exchange>

const routes = ['reconnect', 'refresh', 'background_refresh'] as const
/** The routes of version 6 that renew a connection. */
export type Renewal = (typeof routes)[number]

/** A route by its name. @throws Error RENEWAL_UNKNOWN naming the known ones */
export function renewalNamed(name: string): Renewal {
  const found = routes.find((route) => route === name)
  if (found) return found
  throw new Error(`RENEWAL_UNKNOWN: "${name}" is none of ${routes.join(', ')}`)
}

/**
 * A connection of its own that may be renewed by a route now.
 * @throws CheckStopped where the target refuses the route's body, or the connection cannot be brought there
 */
export async function readyToRenew(scene: Scene, send: Send, route: Renewal): Promise<LoginRef> {
  await bodyTaken(scene, send, route)
  const login = await ownLogin(scene)
  if (route !== 'reconnect') await scene.becomeRefreshable(login)
  return login
}

/** The request that renews a connection by a route. */
export function renewal(scene: Scene, login: LoginRef, route: Renewal): Draft {
  const requests = connectionRequests(scene.requests)
  if (route === 'reconnect') return requests.reconnect(login)
  return route === 'refresh' ? requests.refresh(login) : requests.backgroundRefresh(login)
}

/** A connection that is being processed: it waits for its user's input. */
export async function processedConnection(scene: Scene): Promise<LoginRef> {
  const login = await scene.newLogin({ provider: 'interactive' })
  await scene.waitingForInput(login)
  return login
}

/**
 * Ends the consent of a connection that the run made itself.
 * @throws CheckStopped (untested) where the run can make none: the profile's own connection is not spoilt
 */
export async function endConsent(scene: Scene, login: LoginRef, status: string): Promise<void> {
  if (!scene.makes) throw untested('the connection of data.v6_connection is not robbed of its consent')
  await scene.control.setConsent(login.id, status)
}
