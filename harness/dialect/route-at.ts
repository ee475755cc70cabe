import { patternOf, type Route } from '../../requirements/tables/routes/route.ts'
import type { Dialect } from './dialect.ts'

/** The route of a method on a path in the words of the dialect; undefined where the version has none. */
export function routeAt(
  { basePath, routes }: Pick<Dialect, 'basePath' | 'routes'>,
  { method, path }: { method: string; path: string },
): Route | undefined {
  if (!path.startsWith(`${basePath}/`)) return undefined
  const asked = `${method} ${path.slice(basePath.length).replace(/\/$/, '')}`
  return routes.find(({ route }) => route === asked) ?? routes.find(({ route }) => patternOf(route).test(asked))
}

/** The routes that a good request of this name, or one of its forms, goes to. */
export function routeOf({ routes }: Pick<Dialect, 'routes'>, request: string): Route | undefined {
  return routes.find((route) => route.request === request)
}
