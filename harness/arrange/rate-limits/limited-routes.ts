import { because } from '../../reasons/because.ts'
import { isSuccess, outcomeOf } from '../../checks/answers/answer.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { CheckStopped } from '../../../core/check-stopped.ts'
import type { Scene } from '../scene/scene.ts'

/** A route with a limit, and a request that it accepts. */
export interface LimitedRoute {
  /** For people: `GET /countries`. */
  route: string
  perSecond: number
  draft: Draft
  control: Exchange
}

/** Makes the request of a route whose body the documents do not show plainly; stops where the target takes none. */
export type MakeWrite = (route: string) => Promise<Draft>

/**
 * The routes of the version that have a limit and accept a request of ours; each is tried once in a run. Those that refuse
 * it are left out: whether their limit stands before or after what they refuse is open.
 * @throws CheckStopped (inconclusive) when none accepts any
 */
export async function limitedRoutes(scene: Scene, send: Send, makeWrite: MakeWrite): Promise<LimitedRoute[]> {
  const { run } = scene
  const listed = run.dialect.routes.flatMap(({ route, per_second: perSecond }) =>
    perSecond === undefined ? [] : [{ route, perSecond }],
  )
  const tried: LimitedRoute[] = []
  const refused: string[] = []
  for (const { route, perSecond } of listed) {
    const found = await run.once(`${route}, tried for its limit`, () => tryOut(scene, send, route, makeWrite))
    if (found === undefined) continue
    if (isSuccess(found.control)) tried.push({ route, perSecond, ...found })
    else refused.push(`${route}: ${outcomeOf(found.control)}`)
  }
  if (tried.length > 0) return tried
  throw new CheckStopped('inconclusive', because('no-limited-route-accepts', { refused }))
}

async function tryOut(scene: Scene, send: Send, route: string, makeWrite: MakeWrite) {
  const draft = await draftOf(scene, route, makeWrite).catch((error: unknown) => {
    if (error instanceof CheckStopped) return undefined
    throw error
  })
  return draft && scene.requests.offers(draft) ? { draft, control: await send(draft) } : undefined
}

async function draftOf(scene: Scene, route: string, makeWrite: MakeWrite): Promise<Draft> {
  const [method, path = ''] = route.split(' ')
  if (method !== 'GET') return makeWrite(route)
  const provider = path.includes('{') ? scene.provider('plain').code : ''
  return scene.requests.get(`ask ${path}`, path.replace('{provider_code}', provider))
}
