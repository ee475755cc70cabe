import type { Picked } from '../checks/answers/pick.ts'
import type { Met } from './met.ts'
import type { ShownRecord } from './shown-record.ts'

/** An exchange of a run as observers see it, once every request that was sent before its end has ended too. */
export interface Sighting extends Met {
  /** The records that a success shows, nested ones among them. */
  records: readonly ShownRecord[]
  /** Whether its route gave this very answer before, to whomever. */
  again: boolean
  /**
   * What the answer shows otherwise than it was shown before, with its place: the whole body, `meta` and single records, or
   * nothing. What a value shows by itself need be looked at there alone.
   */
  news: readonly Picked[]
  /** What the answer shows of later moments was made while the run had moved the clock ahead; Infinity where it moves none. */
  latest: number
}
