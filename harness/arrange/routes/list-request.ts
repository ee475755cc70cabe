import type { Draft } from '../../client/draft.ts'
import type { Place } from '../../places/place.ts'
import { goodRequest } from './good-request.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Requests } from '../scene/requests.ts'
import type { Scene } from '../scene/scene.ts'

/** The lists that may be long where the profile names something large, by the name of the request. */
const below: Readonly<Record<string, (requests: Requests, large: LoginRef) => Draft>> = {
  'list logins': (requests, { customer }) => requests.listLogins([['customer_id', customer.id]], customer.as),
  'list attempts': (requests, large) => requests.listAttempts(large),
  'list accounts': (requests, large) => requests.listAccounts([['login_id', large.id]]),
  'list transactions': (requests, large) => requests.listTransactions([['login_id', large.id]]),
}

/** The lists that are long where the profile names something large; none where it does not. */
export function longLists(scene: Scene): Array<{ request: string; draft: Draft }> {
  if (!hasLarge(scene)) return []
  return Object.entries(below).map(([request, make]) => ({ request, draft: make(scene.requests, scene.largeLogin()) }))
}

/**
 * The request for a list, as long as the profile can make it: below its large login or connection where it names one, else
 * as any good request asks for it.
 */
export function listRequest(scene: Scene, { route: { request } }: Pick<Place, 'route'>): () => Promise<Draft> {
  const long = below[request]
  return long && hasLarge(scene) ? async () => long(scene.requests, scene.largeLogin()) : goodRequest(scene, request)
}

function hasLarge({ run }: Scene): boolean {
  const { dialect, offered } = run
  const needed = dialect.capabilities?.['large-login'] ?? 'large-login'
  return needed !== 'nothing' && offered.get(needed) === true
}
