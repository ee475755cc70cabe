import type { Exchange } from '../../core/exchange.ts'
import type { Route } from '../../requirements/tables/routes/route.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { ShownRecord } from './records-in.ts'

/** What observers need to know of an interface. */
export interface Observed {
  dialect: Dialect
  /** Whether the run may move the clock of the target. */
  clockMoves: boolean
  /** The two clients of the target that know nothing of each other, by the id of their keys. */
  clients: ReadonlyMap<string, 'main' | 'second'>
}

/** An exchange of a run as observers see it, once every request that was sent before its end has ended too. */
export interface Sighting extends Observed {
  exchange: Exchange
  /** The route of the interface to which it went; undefined for another one beneath its base path. */
  route: Route | undefined
  /** Which of two clients of the target that know nothing of each other sent it; undefined for any other. */
  client?: 'main' | 'second'
  /** When it was sent and when its answer was there, in milliseconds since 1970. */
  from: number
  to: number
  /** The records that a success shows, nested ones among them. */
  records: readonly ShownRecord[]
  /** Whether it shows records, and each as it was shown before: what they show by themselves was looked at then. */
  isKnown: boolean
}
