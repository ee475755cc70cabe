import type { Pace } from '../client/pacing/slots.ts'
import type { Dialect } from './dialect.ts'
import { routeAt } from './route-at.ts'

/** The limit that a request counts against, as the client keeps it; undefined where the documents state none. */
export function paceOf(
  dialect: Pick<Dialect, 'basePath' | 'routes'>,
  asked: { method: string; path: string },
): Pace | undefined {
  const perSecond = routeAt(dialect, asked)?.per_second
  // Whether each route has the limit or all of them together is not plain: together is slower, and right in both cases.
  return perSecond === undefined ? undefined : { slot: `${dialect.basePath}, ${perSecond} a second`, perSecond }
}
