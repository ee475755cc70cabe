import type { Route } from '../../requirements/tables/routes/route.ts'
import type { Pace } from '../client/pacing/slots.ts'
import type { Dialect } from './dialect.ts'

/** The limit that a request to a route counts against, as the client keeps it; undefined where the documents state none. */
export function paceOf({ basePath }: Pick<Dialect, 'basePath'>, route: Route | undefined): Pace | undefined {
  const perSecond = route?.per_second
  // Whether each route has the limit or all of them together is not plain: together is slower, and right in both cases.
  return perSecond === undefined ? undefined : { slot: `${basePath}, ${perSecond} a second`, perSecond }
}
