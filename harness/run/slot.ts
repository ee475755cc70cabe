/** The scheduling of a check among others. */
export interface Turn {
  /** It concerns the whole target and runs alone from the point where it asks for that. */
  alone: boolean
  /** What it changes. Other lone checks with the same change may run in parallel. Absent where nothing may. */
  changes?: readonly string[]
  /** Groups that share what it changes: one check of a group runs at a time. */
  groups: readonly string[]
}

/** Who resets the clock: `for all` means after the last waiting check has ended. */
type PutBack = 'by caller' | 'for all'

/** How to move the target's clock by seconds, and how to reset it. */
export interface ClockMoves {
  advance: (seconds: number, putBack: PutBack) => Promise<void>
  reset: () => Promise<void>
}

/** How far a check wants the clock moved. */
export interface ClockMove {
  seconds: number
  /** No limit when absent. */
  mostSeconds?: number
}

interface ClockMoved {
  /** How far the clock was moved since the request. */
  seconds: number
  putBack: PutBack
}

/** A check's place in the schedule. */
export interface Slot {
  /** The number of parallel turns. */
  turns: number
  /** Runs a part of the check in a slot of its own, once there is a turn. */
  help(act: (slot: Slot) => Promise<void>): void
  /**
   * Has the clock moved by at least `seconds` and at most `mostSeconds`, once no other check is active. All waiting
   * checks share a move, so that there are few.
   */
  moveClock(wanted: ClockMove, moves: ClockMoves): Promise<ClockMoved>
  /**
   * Waits for the next move of the clock after one that others still wait for. For checks that do not depend on the
   * time and would delay the others.
   */
  makeWay(): Promise<void>
  /** Waits until a commonly moved clock is reset, for checks that need the usual time. */
  clockBack(): Promise<void>
  /** Waits until all checks with this change have arrived or ended, so that they continue together. */
  meet(change: string): Promise<void>
  /** Waits until no other check is active, rests or has the clock moved. The check then has the target alone until it ends. */
  alone(): Promise<void>
  /** Waits for another check's result, which may wait for the clock. */
  waitFor<T>(made: Promise<T>): Promise<T>
  /** Waits during a pause, such as a fetch at the target. Another check takes the turn where that is allowed. */
  rest(pause: Promise<void>): Promise<void>
  /** Splits the check into parallel branches. Each calls the returned function at its end. */
  fork(branches: number): () => void
  /** Milliseconds that the check has waited for the clock, for others, or for its turn. */
  waitedMs(): number
}

/** A task that runs in a slot, in parallel with others. */
export interface ScheduledTask {
  turn: Turn
  /** Whether it will likely rest for long; false when absent. */
  rests?: boolean
  act: (slot: Slot) => Promise<void>
}

/** The slot of a check without parallel ones. */
export const onlySlot: Slot = {
  turns: 1,
  help: () => undefined,
  async moveClock({ seconds }, { advance }) {
    await advance(seconds, 'by caller')
    return { seconds, putBack: 'by caller' }
  },
  makeWay: async () => undefined,
  clockBack: async () => undefined,
  meet: async () => undefined,
  alone: async () => undefined,
  waitFor: (made) => made,
  rest: (pause) => pause,
  fork: () => () => undefined,
  waitedMs: () => 0,
}
