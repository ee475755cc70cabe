import type { Exchange } from '../../core/exchange.ts'
import type { Route } from '../../requirements/tables/routes/read-routes.ts'
import { isSuccess } from '../checks/answers/answer.ts'
import { isUnknownRoute } from '../checks/answers/unknown-route.ts'
import type { Dialect } from './dialect.ts'
import { routeOfExchange } from './route-of-exchange.ts'

type Routes = Pick<Dialect, 'basePath' | 'routes'>

/** Which routes of a version the target is known to have. */
export class RoutesMet {
  private readonly dialect: Routes
  /** The requests of routes that accepted one. Routes with the same request are forms of each other. */
  private readonly there = new Set<string>()

  constructor(dialect: Routes) {
    this.dialect = dialect
  }

  note(exchange: Exchange): void {
    const route = isSuccess(exchange) ? routeOfExchange(this.dialect, exchange) : undefined
    if (route) this.there.add(route.request)
  }

  /** The requested route, where the target says that it is missing and never accepted a request to it. */
  missing(exchange: Exchange): Route | undefined {
    if (!isUnknownRoute(exchange)) return undefined
    const route = routeOfExchange(this.dialect, exchange)
    return route && !this.there.has(route.request) ? route : undefined
  }
}
