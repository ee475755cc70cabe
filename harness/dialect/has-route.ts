import type { Draft } from '../client/draft.ts'
import type { Dialect } from './dialect.ts'
import { inDialect } from './in-dialect.ts'
import { patternOf } from './rate-limits.ts'

/** Whether a version has the route that a draft in the words of version 4 asks for. Versions with all routes have any. */
export function hasRoute(dialect: Dialect, draft: Draft): boolean {
  const { method, path } = inDialect(draft, dialect)
  if (dialect.lacks?.includes(path)) return false
  if (!dialect.routes) return true
  const asked = `${method} ${path.slice(dialect.basePath.length)}`
  return dialect.routes.some((route) => patternOf(route).test(asked))
}
