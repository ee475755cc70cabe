import type { Draft } from '../../client/draft.ts'
import { placesOf } from '../../places/quantifiers.ts'
import type { Requests } from '../scene/requests.ts'
import type { Scene } from '../scene/scene.ts'
import { goodRequest } from './good-request.ts'

/** The requests that name no customer and no login, so that any client may send them. */
export async function publicRoutes(scene: Scene): Promise<Draft[]> {
  const drafts: Draft[] = []
  for (const { route } of placesOf('routes about no customer', scene.run.dialect))
    drafts.push(await goodRequest(scene, route.request)())
  return drafts
}

/** The drafts whose route the interface has, each route once. */
export function eachOffered(requests: Requests, drafts: readonly Draft[]): Draft[] {
  const known = drafts.filter((draft) => requests.offers(draft))
  return [...new Map(known.map((draft) => [`${draft.method} ${draft.path}`, draft])).values()]
}
