import { AsyncLocalStorage } from 'node:async_hooks'
import { type ClockMove, type ClockMoves, type Slot, type ScheduledTask, onlySlot, type Turn } from './slot.ts'
import { Barriers } from './barriers.ts'
import { takeTask } from './take-task.ts'
import { type Due, movedFor, type Delayed, resume, takeFirst } from './delayed.ts'
import { Lone } from './lone.ts'
import { Pausing } from './pausing.ts'
import { TaskState } from './task-state.ts'

const besideAll: Turn = { alone: false, groups: [] }
/** For each worker, because a target may refuse too many parallel logins. */
const mostResting = 3

/**
 * Runs tasks in parallel, up to `workers`, started in order where they may run together. Once all have ended or wait
 * for a later time, the clock is moved for those that wait. Tasks that must run alone do so one by one at the end. For each worker, `resting` tasks may rest.
 * @throws the first error of a task, once all have ended
 */
export async function schedule(tasks: readonly ScheduledTask[], workers: number, resting = mostResting): Promise<void> {
  const slots = new Scheduler(tasks, workers, workers * resting)
  slots.goOn()
  await slots.finished
  if (slots.errors.length > 0) throw slots.errors[0]
}

class Scheduler {
  readonly errors: unknown[] = []
  readonly finished: Promise<void>
  private finish: () => void = () => undefined
  private readonly beside: ScheduledTask[]
  private readonly taken = new Set<string>()
  private readonly count = { active: 0, resting: 0, waiting: 0, ended: 0 }
  /** Whether a task runs alone or the clock is being moved. */
  private isAlone = false
  private readonly lone = new Lone()
  /** Branches that wait for a later time. */
  private delayed: Delayed[] = []
  private readonly barriers: Barriers
  /** Branches that may continue at their turn, because their time has come or their dependency was made. */
  private readonly due: Due[] = []
  private readonly pausing = new Pausing({
    mayRest: () => this.count.resting < this.mayRest,
    rests: () => this.goOn(),
  })
  /** Parts of running checks. */
  private readonly helping: Array<ScheduledTask['act']> = []
  private putBack: (() => Promise<void>) | undefined
  /** Branches that wait until the clock is reset. */
  private readonly awaitingBack: Due[] = []
  private readonly workers: number
  private readonly mayRest: number
  /** The next task starts outside the asynchronous context of the task that ended. */
  private readonly here = AsyncLocalStorage.snapshot()

  constructor(tasks: readonly ScheduledTask[], workers: number, mayRest: number) {
    this.workers = workers
    this.mayRest = mayRest
    this.beside = [...tasks]
    this.barriers = new Barriers(this.beside)
    this.finished = new Promise((resolve) => {
      this.finish = resolve
    })
  }

  /** Starts and continues whatever may run now. */
  goOn(): void {
    this.due.push(...this.barriers.held())
    while (this.count.active < this.workers && this.beginNext());
    if (!this.isAlone && this.count.active === 0) setImmediate(() => this.goOnAlone())
  }

  /** Moves the clock or lets a task run alone, unless a waiting check has become active. */
  private goOnAlone(): void {
    if (this.isAlone || this.count.active > 0 || this.count.resting > 0) return
    if (this.delayed.length === 0 && this.barriers.areAwaited) return this.meetWhoCame()
    if (this.delayed.length > 0) void this.moveClock()
    else if (this.putBack) void this.resetClock(this.putBack)
    else if (!this.resumeAlone()) this.finish()
  }

  /**
   * A missing task may wait for a group that a waiting one holds, or for the reset of a clock that was moved for
   * waiting ones. So those that have arrived continue.
   */
  private meetWhoCame(): void {
    this.due.push(...this.barriers.heldAnyway())
    this.goOn()
  }

  /** Returns false where nothing more may run in parallel. */
  private beginNext(): boolean {
    const due = this.isAlone ? undefined : takeFirst(this.due)
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
    const task = takeTask(this.beside, this.taken, this.count.resting / this.workers)
    if (task) this.begin(task)
    return task !== undefined
  }

  /** Returns false where none may run alone. */
  private resumeAlone(): boolean {
    const next = this.lone.next()
    if (!next) return false
    this.isAlone = true
    resume(next)
    return true
  }

  private begin(task: ScheduledTask): void {
    const { turn, act } = task
    this.count.active += 1
    const progress = new TaskState((to, from) => {
      this.count[from] -= 1
      this.count[to] += 1
    })
    for (const group of turn.groups) this.taken.add(group)
    const slot = this.isAlone ? this.slotAlone() : this.slotBeside(task, progress)
    void this.here(() => act(slot))
      .catch((error: unknown) => this.errors.push(error))
      .finally(() => {
        progress.end()
        this.barriers.leave(task)
        if (this.lone.leave(progress)) this.isAlone = false
        for (const group of turn.groups) this.taken.delete(group)
        this.goOn()
      })
  }

  /** A lone task may move the clock immediately, and may use helpers. */
  private slotAlone(): Slot {
    return { ...onlySlot, turns: this.workers, help: (act) => this.help(act) }
  }

  private help(act: ScheduledTask['act']): void {
    this.helping.push(act)
    this.goOn()
  }

  private slotBeside(task: ScheduledTask, progress: TaskState): Slot {
    const slot: Slot = {
      turns: this.workers,
      help: (act) => this.help(act),
      moveClock: async (wanted, moves) => ({ seconds: await this.delay(progress, wanted, moves), putBack: 'for all' }),
      makeWay: async () => {
        // An error of the move concerns only the tasks that wanted it.
        if (this.putBack && this.delayed.length > 0) await this.delay(progress, { seconds: 0 }).catch(() => undefined)
      },
      clockBack: async () => {
        if (this.putBack) await this.waiting(progress, (one) => this.awaitingBack.push(one))
      },
      meet: (change) => this.waiting(progress, (one) => this.barriers.come(task, change, one)),
      alone: async () => {
        await this.waiting(progress, (one) => this.lone.wait(one))
        Object.assign(slot, this.slotAlone(), { waitedMs: () => progress.waitedMs() })
      },
      waitFor: async (made) => {
        progress.wait(1)
        // Delayed: a result that already exists takes no turn of others.
        setImmediate(() => this.goOn())
        await new Promise<void>((resolve) => {
          const isThere = () => this.goOnInTurn({ progress, resolve })
          made.then(isThere, isThere)
        })
        return made
      },
      rest: async (pause) => {
        if (await this.pausing.during(progress, pause))
          await new Promise<void>((resolve) => this.goOnInTurn({ progress, resolve }))
      },
      fork: (branches) => progress.fork(branches, () => this.goOn()),
      waitedMs: () => progress.waitedMs(),
    }
    return slot
  }

  private waiting(progress: TaskState, join: (one: Due) => unknown): Promise<void> {
    return new Promise((resolve) => {
      join({ progress, resolve })
      progress.wait(1)
      this.goOn()
    })
  }

  /** Waits until the clock was moved this far. Returns how far it was moved. */
  private delay(progress: TaskState, wanted: ClockMove, moves?: ClockMoves): Promise<number> {
    return new Promise((resolve, refuse) => {
      const delayed: Delayed = {
        ...wanted,
        ...(moves && { moves }),
        progress,
        movedSeconds: 0,
        sinceMs: performance.now(),
        resolve: () => resolve(delayed.movedSeconds),
        refuse,
      }
      this.delayed.push(delayed)
      progress.wait(1)
      this.goOn()
    })
  }

  /** A check with another active branch needs no new turn. */
  private goOnInTurn(one: Due): void {
    if (one.progress.state === 'active') return resume(one)
    this.due.push(one)
    this.goOn()
  }

  /** Moves the clock as far as all waiting branches allow, and continues those for which that suffices. */
  private async moveClock(): Promise<void> {
    this.isAlone = true
    const waiting = this.delayed
    const { seconds, reached, left } = movedFor(waiting)
    this.delayed = left
    try {
      const moves = waiting.find((one) => one.moves)?.moves
      if (seconds > 0 && moves) {
        this.putBack ??= moves.reset
        await moves.advance(seconds, 'for all')
      }
      this.due.push(...reached)
    } catch (error) {
      for (const { progress, refuse } of reached) this.due.push({ progress, resolve: () => refuse(error) })
    }
    this.isAlone = false
    this.goOn()
  }

  private async resetClock(reset: () => Promise<void>): Promise<void> {
    this.isAlone = true
    this.putBack = undefined
    await reset().catch((error: unknown) => this.errors.push(error))
    this.due.push(...this.awaitingBack.splice(0))
    this.isAlone = false
    this.goOn()
  }
}
