import type { Exchange } from '../../core/exchange.ts'
import { connectionRequests, type Renewal } from '../../harness/actions/scene/connection-requests.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { part } from '../world/shared.ts'
import type { AssayWorld } from '../world/world.ts'

/** The route by which a login was renewed, and how the login was shown before. */
export const renewal = part<{ route: Renewal; before: Exchange | undefined }>('the renewal', 'Given')
/** The request that renews a login by that route. */
export function renewalOf(world: AssayWorld, login: LoginRef): Draft {
  return connectionRequests(world.requests).renewal(login, world.the(renewal).route)
}
