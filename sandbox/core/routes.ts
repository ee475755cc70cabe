import { customerRoutes } from '../customers/routes.ts'
import type { Route } from './call.ts'

/** Every route of the service. */
export function allRoutes(): Route[] {
  return [...customerRoutes]
}
