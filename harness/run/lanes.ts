import { Standing } from './standing.ts'

/** What a check says of the checks beside it. */
export interface Turn {
  /** It concerns the target as a whole, so that nothing else may go on. */
  alone: boolean
  /** What it changes is shared with others of these groups: one of them goes on at a time. */
  groups: readonly string[]
}

/** How the target's clock is moved on by so many seconds, and put back. */
export interface ClockMoves {
  advance: (seconds: number) => Promise<void>
  reset: () => Promise<void>
}

/** The place in which a check goes on. */
export interface Lane {
  /** How many go on at a time. */
  turns: number
  /** Has something done beside the check, which it belongs to, in a lane of its own, once there is a turn for it. */
  help(act: (lane: Lane) => Promise<void>): void
  /**
   * Has the clock moved on by these seconds or more, once nobody beside is in the midst of anything: for all who wait for
   * that, it is moved once. Gives whether the caller has to put it back; else that is done when the last of them has ended.
   */
  moveClock(seconds: number, moves: ClockMoves): Promise<'put back by caller' | 'put back for all'>
  /** Waits for what another check is making, which may itself wait for the clock. */
  waitFor<T>(made: Promise<T>): Promise<T>
  /** Says that the check goes on in so many branches at once. Each calls what it gives when it has ended. */
  fork(branches: number): () => void
  /** Milliseconds for which the check has waited for the clock, for others, or for its turn. */
  waitedMs(): number
}

/** Something that goes on in a lane, beside others. */
export interface LaneTask {
  turn: Turn
  act: (lane: Lane) => Promise<void>
}

/** The lane of a check beside which nothing else goes on. */
export const onlyLane: Lane = {
  turns: 1,
  help: () => undefined,
  async moveClock(seconds, { advance }) {
    await advance(seconds)
    return 'put back by caller'
  },
  waitFor: (made) => made,
  fork: () => () => undefined,
  waitedMs: () => 0,
}

const besideAll: Turn = { alone: false, groups: [] }

/** Someone whose waiting is over, and who goes on in turn. */
interface Due {
  standing: Standing
  resolve: () => void
}

interface Parked extends Due {
  seconds: number
  moves: ClockMoves
  refuse: (error: unknown) => void
}

/**
 * Does tasks side by side, so many at a time, begun in their order as far as they may go on together. Once all have ended
 * or wait for a later time, the clock is moved for those that wait. What goes on alone follows by itself. @throws the first error of a task, once all have ended
 */
export async function inLanes(tasks: readonly LaneTask[], workers: number): Promise<void> {
  const lanes = new Lanes(tasks, workers)
  lanes.goOn()
  await lanes.finished
  if (lanes.errors.length > 0) throw lanes.errors[0]
}

class Lanes {
  readonly errors: unknown[] = []
  readonly finished: Promise<void>
  private finish: () => void = () => undefined
  private readonly beside: LaneTask[]
  private readonly afterwards: LaneTask[]
  private readonly taken = new Set<string>()
  private active = 0
  /** Whether one task has the target for itself, or its clock is being moved. */
  private isAlone = false
  /** Those that wait for a later time. */
  private parked: Parked[] = []
  /** Those for whom it has come, or what they waited for was made, in their turn. */
  private readonly due: Due[] = []
  /** What belongs to checks that go on. */
  private readonly helping: Array<LaneTask['act']> = []
  private putBack: (() => Promise<void>) | undefined
  private readonly workers: number

  constructor(tasks: readonly LaneTask[], workers: number) {
    this.workers = workers
    this.beside = tasks.filter(({ turn }) => !turn.alone)
    this.afterwards = tasks.filter(({ turn }) => turn.alone)
    this.finished = new Promise((resolve) => {
      this.finish = resolve
    })
  }

  /** Begins and resumes what may go on now. */
  goOn(): void {
    while (this.active < this.workers && this.beginNext());
    if (!this.isAlone && this.active === 0) setImmediate(() => this.goOnAlone())
  }

  /** Moves the clock or begins what goes on alone, unless a check that seemed to wait goes on by now. */
  private goOnAlone(): void {
    if (this.isAlone || this.active > 0) return
    this.isAlone = true
    if (this.parked.length > 0) void this.moveClock()
    else if (this.putBack) void this.resetClock(this.putBack)
    else this.beginAlone()
  }

  /** Gives false where nothing more may go on beside the others. */
  private beginNext(): boolean {
    const due = this.isAlone ? undefined : this.due.shift()
    if (due) {
      resume(due)
      return true
    }
    const act = this.helping.shift()
    if (act) {
      this.begin({ turn: besideAll, act })
      return true
    }
    if (this.isAlone || this.putBack) return false
    const at = this.beside.findIndex(({ turn }) => turn.groups.every((group) => !this.taken.has(group)))
    const [task] = at < 0 ? [] : this.beside.splice(at, 1)
    if (task) this.begin(task)
    return task !== undefined
  }

  private beginAlone(): void {
    const task = this.afterwards.shift()
    if (task) this.begin(task)
    else this.finish()
  }

  private begin({ turn, act }: LaneTask): void {
    const standing = new Standing((by) => (this.active += by))
    for (const group of turn.groups) this.taken.add(group)
    void act(this.isAlone ? this.laneAlone() : this.laneBeside(standing))
      .catch((error: unknown) => this.errors.push(error))
      .finally(() => {
        standing.end()
        if (turn.alone) this.isAlone = false
        for (const group of turn.groups) this.taken.delete(group)
        this.goOn()
      })
  }

  /** Whoever is alone may move the clock at once, and have others help. */
  private laneAlone(): Lane {
    return { ...onlyLane, turns: this.workers, help: (act) => this.help(act) }
  }

  private help(act: LaneTask['act']): void {
    this.helping.push(act)
    this.goOn()
  }

  private laneBeside(standing: Standing): Lane {
    return {
      turns: this.workers,
      help: (act) => this.help(act),
      moveClock: async (seconds, moves) => {
        await new Promise<void>((resolve, refuse) => {
          this.parked.push({ seconds, moves, standing, resolve, refuse })
          standing.wait(1)
          this.goOn()
        })
        return 'put back for all'
      },
      waitFor: async (made) => {
        standing.wait(1)
        // Not at once: what is there already takes nobody's turn.
        setImmediate(() => this.goOn())
        await new Promise<void>((resolve) => {
          const isThere = () => this.goOnInTurn({ standing, resolve })
          made.then(isThere, isThere)
        })
        return made
      },
      fork: (branches) => {
        let left = Math.max(1, branches)
        standing.fork(left - 1)
        return () => {
          left -= 1
          // With the last one ends the fork, and what forked goes on.
          if (left > 0) standing.fork(-1)
          this.goOn()
        }
      },
      waitedMs: () => standing.waitedMs(),
    }
  }

  /** A check of which another branch goes on takes nobody's turn. */
  private goOnInTurn(one: Due): void {
    if (one.standing.isActive) return resume(one)
    this.due.push(one)
    this.goOn()
  }

  private async moveClock(): Promise<void> {
    const waiting = this.parked
    const [first] = waiting
    this.parked = []
    try {
      this.putBack ??= first?.moves.reset
      await first?.moves.advance(Math.max(...waiting.map(({ seconds }) => seconds)))
      this.due.push(...waiting)
    } catch (error) {
      for (const { standing, refuse } of waiting) this.due.push({ standing, resolve: () => refuse(error) })
    }
    this.isAlone = false
    this.goOn()
  }

  private async resetClock(reset: () => Promise<void>): Promise<void> {
    this.putBack = undefined
    await reset().catch((error: unknown) => this.errors.push(error))
    this.isAlone = false
    this.goOn()
  }
}

function resume({ standing, resolve }: Due): void {
  standing.wait(-1)
  resolve()
}
