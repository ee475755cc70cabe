import type { Exchange } from '../../core/exchange.ts'
import type { Route } from '../../requirements/tables/routes/read-routes.ts'
import { type Dialect, routeAt } from './dialect.ts'
import { urlOf } from '../../core/web-address.ts'

/** The route of an exchange, with any prefix before the base path; undefined where the version has none. */
export function routeOfExchange(
  dialect: Pick<Dialect, 'basePath' | 'routes'>,
  { request: { method, url } }: Pick<Exchange, 'request'>,
): Route | undefined {
  const pathname = urlOf(url)?.pathname ?? ''
  return routeAt(dialect, { method, path: pathname.slice(Math.max(0, pathname.lastIndexOf(`${dialect.basePath}/`))) })
}
