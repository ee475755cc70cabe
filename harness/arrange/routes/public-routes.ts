import type { Draft } from '../../client/draft.ts'
import type { Requests } from '../scene/requests.ts'
import type { Scene } from '../scene/scene.ts'

/** The requests that name no customer and no login, so that any client may send them. */
export function publicRoutes(scene: Scene): Draft[] {
  const { requests } = scene
  const provider = requests.get('show a provider', `/providers/${scene.provider('plain').code}`)
  const drafts = [
    requests.get('list countries', '/countries'),
    provider,
    requests.get('list categories', '/categories'),
    requests.get('list assets', '/assets'),
    requests.get('list currencies', '/currencies'),
    requests.get('list rates', '/rates'),
    // Where a provider is shown alone, no list of them is.
    ...(requests.offers(provider) ? [] : [requests.get('list providers', '/providers')]),
  ]
  return eachOffered(requests, drafts)
}

/** The drafts whose route the interface has, each route once. */
export function eachOffered(requests: Requests, drafts: readonly Draft[]): Draft[] {
  const known = drafts.filter((draft) => requests.offers(draft))
  return [...new Map(known.map((draft) => [`${draft.method} ${draft.path}`, draft])).values()]
}
