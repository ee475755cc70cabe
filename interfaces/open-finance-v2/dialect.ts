import type { Dialect } from '../../harness/dialect/dialect.ts'
import { readRoutes } from '../../requirements/tables/routes/read-routes.ts'
import { bareDialect } from '../bare-dialect.ts'

/**
 * The open-finance consent interface, version 2. It shares no route and no header with account information: its requests
 * are made and signed by `interfaces/open-finance-v2/actions`. Source: Open-finance (/v2) of the second document.
 */
export const dialect: Dialect = {
  ...bareDialect,
  interface: 'open-finance-v2',
  version: 'v2',
  basePath: '/v2',
  loginIdNames: ['consentId'],
  needs: ['open-finance'],
  routes: readRoutes('open-finance-v2'),
  successBody: 'any',
}
