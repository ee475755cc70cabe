/** What a check says of the checks beside it. */
export interface Turn {
  /** It concerns the target as a whole, and has that for itself from where it asks for it. */
  alone: boolean
  /** What it changes: others that are alone for what they change may go on all the same. Absent where nothing else may. */
  changes?: readonly string[]
  /** What it changes is shared with others of these groups: one of them goes on at a time. */
  groups: readonly string[]
}

/** Who puts the clock back: `for all` when the last of those who waited has ended. */
export type PutBack = 'by caller' | 'for all'

/** How the target's clock is moved on by so many seconds, and put back. */
export interface ClockMoves {
  advance: (seconds: number, putBack: PutBack) => Promise<void>
  reset: () => Promise<void>
}

/** By how much somebody wants the clock moved on. */
export interface ClockMove {
  seconds: number
  /** Any number of seconds when absent. */
  mostSeconds?: number
}

export interface ClockMoved {
  /** By how much it was moved since somebody asked for it. */
  seconds: number
  putBack: PutBack
}

/** What goes on at the target while a check has it for itself: the fetches that others rest for, or nothing. */
export type GoesOn = 'nothing' | 'fetches'

/** The place in which a check goes on. */
export interface Slot {
  /** How many go on at a time. */
  turns: number
  /** Has something done beside the check, which it belongs to, in a slot of its own, once there is a turn for it. */
  help(act: (slot: Slot) => Promise<void>): void
  /**
   * Has the clock moved on by these seconds or more, but not beyond the most, once nobody beside is in the midst of anything:
   * for all who wait for that, it is moved as seldom as may be.
   */
  moveClock(wanted: ClockMove, moves: ClockMoves): Promise<ClockMoved>
  /**
   * Waits for the next move of the clock, once it was moved and somebody waits for more: for who does not mind what
   * time it is, and would have the others wait until the end.
   */
  makeWay(): Promise<void>
  /** Waits until a clock that was moved for all is put back: for who must not find it where another case had it moved. */
  clockBack(): Promise<void>
  /** Waits until all who say that they change this have come so far too, or have ended: they go on together. */
  meet(change: string): Promise<void>
  /**
   * Waits until nobody else goes on, or has the clock moved: the check has the target for itself until it ends. Where fetches
   * may go on, others may rest meanwhile, and have had the clock moved: for who sends much, and leaves behind nothing that
   * is seen by a fetch, or once the clock is put back.
   */
  alone(goesOn?: GoesOn): Promise<void>
  /** Waits for what another check is making, which may itself wait for the clock. */
  waitFor<T>(made: Promise<T>): Promise<T>
  /**
   * Waits for a while to pass, as for a fetch at the target, of so many milliseconds where that is known: another check takes
   * the turn, as far as that is allowed.
   */
  rest(pause: Promise<void>, ms?: number): Promise<void>
  /** Says that the check goes on in so many branches at once. Each calls what it gives when it has ended. */
  fork(branches: number): () => void
  /** Milliseconds for which the check has waited for the clock, for others, or for its turn. */
  waitedMs(): number
}

/** Something that goes on in a slot, beside others. */
export interface ScheduledTask {
  turn: Turn
  /** Whether it is likely to rest for long; false when absent. */
  rests?: boolean
  act: (slot: Slot) => Promise<void>
}

/** The slot of a check beside which nothing else goes on. */
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
