import type { Route } from '../../requirements/tables/routes/route.ts'
import type { Dialect } from './dialect.ts'

/** The routes whose rows in the tables call them paginated. */
export function pagedRoutes({ routes }: Pick<Dialect, 'routes'>): Route[] {
  return routes.filter(({ answer }) => typeof answer === 'object' && 'list' in answer && answer.paged === true)
}
