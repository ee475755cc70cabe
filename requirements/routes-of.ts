import { join } from 'node:path'
import { contentFolders } from '../core/content-roots.ts'
import type { InterfaceName } from '../core/interface-name.ts'
import { readRoutes } from './tables/routes/read-routes.ts'
import type { Route } from './tables/routes/route.ts'

/** The routes of an interface, as its table lists them. @throws Error ROUTES_UNKNOWN where it has no table */
export function routesOf(name: InterfaceName): readonly Route[] {
  return readRoutes(
    name,
    contentFolders('requirements').map((folder) => join(folder, 'tables', 'routes')),
  )
}
