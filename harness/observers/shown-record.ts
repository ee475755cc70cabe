import type { Exchange } from '../../core/exchange.ts'
import type { Row } from '../checks/answers/answer.ts'

export interface View {
  row: Row
  exchange: Exchange
  place: string
  /** When the exchange that showed it was sent. */
  from: number
  to: number
  /** How it was shown before, where that differs and may have been a change. */
  before?: View
}

/** A record with an id that an answer shows: alone, in a list, or nested in another one. */
export interface ShownRecord {
  /** The resource, whichever route shows it: `login`, `attempt`. */
  kind: string
  id: string
  /** The same for whatever shows it to the same owner, and for nothing else. */
  seenAs: string
  row: Row
  /** Where it stands: `data[3]`, `data.last_attempt`. */
  place: string
  /** The id of the login that it belongs to, or is; undefined where that is not shown. */
  login?: string
  /** How it was shown before; absent for one that is not remembered. */
  before?: View
  /** Whether it was shown before just as it is now. */
  isKnown: boolean
}
