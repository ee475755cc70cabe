import type { Exchange } from '../../core/exchange.ts'
import type { Route } from '../../requirements/tables/routes/route.ts'
import type { Dialect } from '../dialect/dialect.ts'

/** What observers need to know of an interface. */
export interface Observed {
  dialect: Dialect
  /** Whether the run may move the clock of the target. */
  clockMoves: boolean
  /** The key with which the target signs callbacks, in PEM; absent where the profile gives none. */
  callbackKey?: string
  /** The two clients of the target that know nothing of each other, by the id of their keys. */
  clients: ReadonlyMap<string, 'main' | 'second'>
}

/** A request to an interface, and where it went. */
export interface Met extends Observed {
  exchange: Exchange
  /** The route of the interface to which it went; undefined for another one beneath its base path. */
  route: Route | undefined
  /** The path from the base path on: `/api/v4/logins`. */
  path: string
  query: URLSearchParams
  /** Whoever asks, in this interface: what is shown to one owner says nothing of what another one has by the same id. */
  owner: string
  /** Which of two clients of the target that know nothing of each other sent it; undefined for any other. */
  client?: 'main' | 'second'
  /** When it was sent and when its answer was there, in milliseconds since 1970. */
  from: number
  to: number
}
