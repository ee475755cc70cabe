import type { Exchange } from '../../core/exchange.ts'
import type { Row } from '../checks/answers/answer.ts'

/** Where an answer shows a record. */
interface Placed {
  /** Its position in a list, or that of the record within which it stands; undefined where that is shown alone. */
  at: number | undefined
  /** Whether it stands within another one. */
  nested: boolean
}

export interface View extends Placed {
  row: Row
  exchange: Exchange
  /** When the exchange that showed it was sent. */
  from: number
  to: number
  /** How it was shown before, where that differs and may have been a change. */
  before?: View
}

/** A record with an id that an answer shows: alone, in a list, or nested in another one. */
export interface ShownRecord extends Placed {
  /** The resource, whichever route shows it: `login`, `attempt`. */
  kind: string
  id: string
  row: Row
  /** The id of the login that it belongs to, or is; undefined where that is not shown. */
  login?: string
  /** How it was shown before; absent for one that is not remembered. */
  before?: View
  /** Whether it was shown before just as it is now. */
  isKnown: boolean
}

/** Where a record stands: `data[3]`, `data.last_attempt`. */
export function placeOf({ at, nested }: Placed): string {
  return `data${at === undefined ? '' : `[${at}]`}${nested ? '.last_attempt' : ''}`
}

/** Whether a record stands in a list as one of its own. */
export function isListed({ at, nested }: Placed): boolean {
  return at !== undefined && !nested
}
