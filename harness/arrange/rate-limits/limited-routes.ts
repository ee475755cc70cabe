import { because } from '../../reasons/because.ts'
import { isSuccess, outcomeOf } from '../../checks/answers/answer.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { CheckStopped } from '../../../core/check-stopped.ts'
import type { Scene } from '../scene/scene.ts'

/** A route with a limit, and requests that it accepts. */
export interface LimitedRoute {
  /** For people: `GET /countries`. */
  route: string
  perSecond: number
  /** The next request. */
  next: () => Draft
  /** How many requests are left that the route accepts; infinity where one may be repeated. */
  left: () => number
  control: Exchange
}

/**
 * Makes the request of a route whose body the documents do not show plainly, or several of which each can be sent once; stops
 * where the target takes none.
 */
export type MakeWrite = (route: string) => Promise<Draft | Draft[]>

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
  const drafts = await draftsOf(scene, route, makeWrite).catch((error: unknown) => {
    if (error instanceof CheckStopped) return undefined
    throw error
  })
  const requests = drafts && (Array.isArray(drafts) ? eachOnce(drafts) : repeated(drafts))
  if (!requests || !scene.requests.offers(requests.next())) return undefined
  return { ...requests, control: await send(requests.next()) }
}

/** Those routes whose request may be sent any number of times. */
export function repeatable(routes: readonly LimitedRoute[]): LimitedRoute[] {
  return routes.filter(({ left }) => left() === Number.POSITIVE_INFINITY)
}

function repeated(draft: Draft): Pick<LimitedRoute, 'next' | 'left'> {
  return { next: () => draft, left: () => Number.POSITIVE_INFINITY }
}

/** The last one is given again where all have been sent. */
function eachOnce(drafts: Draft[]): Pick<LimitedRoute, 'next' | 'left'> {
  let sent = 0
  return {
    next: () => drafts[Math.min((sent += 1), drafts.length) - 1]!,
    left: () => Math.max(0, drafts.length - sent),
  }
}

async function draftsOf(scene: Scene, route: string, makeWrite: MakeWrite): Promise<Draft | Draft[]> {
  const [method, path = ''] = route.split(' ')
  if (method !== 'GET') return makeWrite(route)
  const provider = path.includes('{') ? scene.provider('plain').code : ''
  return scene.requests.get(`ask ${path}`, path.replace('{provider_code}', provider))
}
