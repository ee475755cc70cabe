import type { Route } from '../../requirements/tables/routes/read-routes.ts'
import type { Pace } from '../client/pacing/slots.ts'
import type { Dialect } from './dialect.ts'

/** The rate limit of a route, which the client keeps; undefined where the documents state none. */
export function paceOf({ basePath }: Pick<Dialect, 'basePath'>, route: Route | undefined): Pace | undefined {
  const perSecond = route?.per_second
  // The documents do not say whether the limit is for each route or for all. One limit for all is slower but always
  // right.
  return perSecond === undefined ? undefined : { slot: `${basePath}, ${perSecond} a second`, perSecond }
}
