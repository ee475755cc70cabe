import { accountRoutes } from '../accounts/routes.ts'
import { customerRoutes } from '../customers/routes.ts'
import { transactionRoutes } from '../transactions/routes.ts'
import type { Route } from './call.ts'

/** Every route of the service. */
export function allRoutes(): Route[] {
  return [...accountRoutes, ...customerRoutes, ...transactionRoutes]
}
