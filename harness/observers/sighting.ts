import type { Picked } from '../checks/answers/pick.ts'
import type { Met } from './met.ts'
import type { ShownRecord } from './records-in.ts'

/** An exchange as observers see it, after all requests that were sent before its end have ended. */
export interface Sighting extends Met {
  /** The records of a success, nested ones included. */
  records: readonly ShownRecord[]
  /** Whether the route gave exactly this answer before, to any client. */
  again: boolean
  /** The new parts of the answer with their places: the whole body, `meta`, or single records. Rules about single values need only these. */
  news: readonly Picked[]
  /** Later moments in the answer were created while the run had moved the clock ahead. Infinity where it never moves the clock. */
  latest: number
  /** The clock was not moved for records that were created from then on. -Infinity where no run moves it, Infinity once it was moved. */
  steadyFrom: number
}
