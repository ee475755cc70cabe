import type { Pace } from '../client/lanes.ts'

/** Routes below the base path that share a limit of requests per second and address. `:id` stands for any one segment. */
export interface RateLimit {
  perSecond: number
  routes: readonly string[]
}

/** Source: Limits of the second document, rate limit of the lists under /api/v5. */
export const listLimit: RateLimit = {
  perSecond: 10,
  routes: [
    'GET /providers',
    'GET /providers/:id',
    'GET /countries',
    'GET /currencies',
    'GET /rates',
    'GET /assets',
    'GET /categories',
  ],
}

/** Source: Limits of the second document, rate limit of what enriches under /api/v5. */
export const enrichingLimit: RateLimit = {
  perSecond: 5,
  routes: [
    'POST /categories/learn',
    'POST /merchants',
    'DELETE /transactions',
    'PUT /transactions/duplicate',
    'PUT /transactions/unduplicate',
    'POST /enrichment',
  ],
}

/** A route as a pattern for `METHOD /path` below the base path. */
export function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll(':id', '[^/]+')}$`)
}

/** The limit that a request counts against, as the client keeps it; undefined where the documents state none. */
export function paceOf(
  { basePath, rateLimits = [] }: { basePath: string; rateLimits?: readonly RateLimit[] },
  { method, path }: { method: string; path: string },
): Pace | undefined {
  if (!path.startsWith(`${basePath}/`)) return undefined
  const asked = `${method} ${path.slice(basePath.length).replace(/\/$/, '')}`
  const limit = rateLimits.find(({ routes }) => routes.some((route) => patternOf(route).test(asked)))
  // Whether each route has the limit or all of them together is not plain: together is slower, and right in both cases.
  return limit && { lane: `${basePath}, ${limit.perSecond} a second`, perSecond: limit.perSecond }
}
