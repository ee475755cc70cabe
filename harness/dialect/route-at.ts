import { patternOf, type Route } from '../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from './dialect.ts'

/** The dialect's route for a method and path; undefined where the version has none. */
export function routeAt(
  { basePath, routes }: Pick<Dialect, 'basePath' | 'routes'>,
  { method, path }: { method: string; path: string },
): Route | undefined {
  if (!path.startsWith(`${basePath}/`)) return undefined
  const asked = `${method} ${path.slice(basePath.length).replace(/\/$/, '')}`
  return routes.find(({ route }) => route === asked) ?? routes.find(({ route }) => patternOf(route).test(asked))
}

/** The route of the valid request with this name, or of one of its forms. */
export function routeOf({ routes }: Pick<Dialect, 'routes'>, request: string): Route | undefined {
  return routes.find((route) => route.request === request)
}
