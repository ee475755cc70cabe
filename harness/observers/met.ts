import type { Exchange } from '../../core/exchange.ts'
import type { Route } from '../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../dialect/dialect.ts'

/** What observers need to know about an interface. */
export interface Observed {
  dialect: Dialect
  /** Whether the run may move the clock of the target. */
  clockMoves: boolean
  /** The target's key for signing callbacks, in PEM; absent where the profile does not give it. */
  callbackKey?: string
  /** The target's two independent clients, by the id of their keys. */
  clients: ReadonlyMap<string, 'main' | 'second'>
}

/** A request to an interface, with its route. */
export interface Met extends Observed {
  exchange: Exchange
  /** Its route; undefined for a path below the base path that has none. */
  route: Route | undefined
  /** The path from the base path on: `/api/v4/logins`. */
  path: string
  query: URLSearchParams
  /** The caller in this interface. Ids of different owners are independent. */
  owner: string
  /** Which of the two independent clients sent it; undefined for any other. */
  client?: 'main' | 'second'
  /** When it was sent and answered, in milliseconds since 1970. */
  from: number
  to: number
}
