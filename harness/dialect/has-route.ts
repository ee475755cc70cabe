import type { Draft } from '../client/draft.ts'
import { type Dialect, routeAt } from './dialect.ts'
import { inDialect } from './in-dialect.ts'

/** Whether a version has the route of a draft in the words of version 4. */
export function hasRoute(dialect: Dialect, draft: Draft): boolean {
  const { method, path } = inDialect(draft, dialect)
  return routeAt(dialect, { method, path }) !== undefined
}
