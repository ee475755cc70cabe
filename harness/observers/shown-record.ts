import type { Exchange } from '../../core/exchange.ts'
import type { Row } from '../checks/answers/answer.ts'

/** The place of a record in an answer. */
interface Placed {
  /** The position in a list of the record or of its outer record; undefined outside a list. */
  at: number | undefined
  /** Whether it is nested in another record. */
  nested: boolean
}

export interface View extends Placed {
  row: Row
  exchange: Exchange
  /** When the request of its exchange was sent. */
  from: number
  to: number
  /** An earlier, different view, where the difference may be a change. */
  before?: View
}

/** A record with an id in an answer: alone, in a list, or nested. */
export interface ShownRecord extends Placed {
  /** The resource on any route: `login`, `attempt`. */
  kind: string
  id: string
  row: Row
  /** The id of its login, or its own id if it is one; undefined where that is not shown. */
  login?: string
  /** The last view; absent where none is remembered. */
  before?: View
  /** Whether the last view had the same values. */
  isKnown: boolean
}

/** The place of a record: `data[3]`, `data.last_attempt`. */
export function placeOf({ at, nested }: Placed): string {
  return `data${at === undefined ? '' : `[${at}]`}${nested ? '.last_attempt' : ''}`
}

/** Whether a record is a row of a list itself. */
export function isListed({ at, nested }: Placed): boolean {
  return at !== undefined && !nested
}
