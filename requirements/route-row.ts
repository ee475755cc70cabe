import type { InterfaceName } from '../core/interfaces.ts'
import { readRequirements } from './read-requirements.ts'
import { isRouteRow } from './select-addresses.ts'
import type { Requirement } from '../core/requirement.ts'
import type { Route } from './tables/routes/read-routes.ts'

/** The row that says that the route accepts a valid request; undefined where the interface has none. */
export function routeRow(name: InterfaceName, { request }: Pick<Route, 'request'>): Requirement | undefined {
  return readRequirements().find((row) => isRouteRow(row, name, request))
}
