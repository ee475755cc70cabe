import type { InterfaceName } from '../core/interface-name.ts'
import { readRequirements } from './read-requirements.ts'
import { isRouteRow } from './select-addresses.ts'
import type { Requirement } from './requirement.ts'
import type { Route } from './tables/routes/route.ts'

/** The row that a valid request to a route is accepted, for an interface; undefined where it has none. */
export function routeRow(name: InterfaceName, { request }: Pick<Route, 'request'>): Requirement | undefined {
  return readRequirements().find((row) => isRouteRow(row, name, request))
}
