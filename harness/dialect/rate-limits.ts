import type { Pace } from '../client/pacing/lanes.ts'

/** Routes below the base path that share a limit of requests per second and address. `:id` stands for any one segment. */
export interface RateLimit {
  perSecond: number
  routes: readonly string[]
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
