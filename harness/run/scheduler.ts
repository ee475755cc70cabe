import { AsyncLocalStorage } from 'node:async_hooks'
import { type ClockMove, type ClockMoves, type Slot, type ScheduledTask, onlySlot, type Turn } from './slot.ts'
import { Barriers } from './barriers.ts'
import { type Due, movedFor, type Delayed, resume, takeFirst } from './delayed.ts'
import { Lone } from './lone.ts'
import { Pausing } from './pausing.ts'
import { takeTask } from './take-task.ts'
import { TaskState } from './task-state.ts'

const besideAll: Turn = { alone: false, groups: [] }
/** For each worker: a target may refuse to process too many logins at once. */
const mostResting = 3

/**
 * Does tasks side by side, so many at a time, begun in their order as far as they may go on together. Once all have ended
 * or wait for a later time, the clock is moved for those that wait. Those that wait to be alone go on one by one, last or while
 * all others rest. For each worker `resting` may rest at a time.
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
  /** Whether one task has the target for itself, or its clock is being moved. */
  private isAlone = false
  private readonly lone = new Lone()
  /** Those that wait for a later time. */
  private delayed: Delayed[] = []
  private readonly barriers: Barriers
  /** Those for whom it has come, or what they waited for was made, in their turn. */
  private readonly due: Due[] = []
  private readonly pausing = new Pausing({
    mayRest: () => this.count.resting < this.mayRest,
    rests: () => this.goOn(),
  })
  /** What belongs to checks that go on. */
  private readonly helping: Array<ScheduledTask['act']> = []
  private putBack: (() => Promise<void>) | undefined
  /** Those that wait until it was put back. */
  private readonly awaitingBack: Due[] = []
  private readonly workers: number
  private readonly mayRest: number
  /** Whoever ends begins the next task, which is no part of it. */
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

  /** Begins and resumes what may go on now. */
  goOn(): void {
    this.due.push(...this.barriers.held())
    while (this.count.active < this.workers && this.beginNext());
    if (!this.isAlone && this.count.active === 0) setImmediate(() => this.goOnAlone())
  }

  /** Moves the clock or has one go on alone, unless a check that seemed to wait goes on by now. */
  private goOnAlone(): void {
    if (this.isAlone || this.count.active > 0) return
    if (this.count.resting > 0) return void this.resumeAlone()
    if (this.delayed.length === 0 && this.barriers.areAwaited) return this.meetWhoCame()
    if (this.delayed.length > 0) void this.moveClock()
    else if (this.putBack) void this.resetClock(this.putBack)
    else if (!this.resumeAlone()) this.finish()
  }

  /**
   * Who is missing waits for its group, which somebody has who waits here, or for the clock to be put back, which those who
   * wait here may have had moved.
   */
  private meetWhoCame(): void {
    this.due.push(...this.barriers.heldAnyway())
    this.goOn()
  }

  /** Gives false where nothing more may go on beside the others. */
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

  /** Gives false where none may go on alone. */
  private resumeAlone(): boolean {
    const next = this.lone.next(this.count.resting > 0 ? this.pausing.leastMs() : undefined)
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

  /** Whoever is alone may move the clock at once, and have others help. */
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
        // Whether it could be moved is for those who wanted it.
        if (this.putBack && this.delayed.length > 0) await this.delay(progress, { seconds: 0 }).catch(() => undefined)
      },
      clockBack: async () => {
        if (this.putBack) await this.waiting(progress, (one) => this.awaitingBack.push(one))
      },
      meet: (change) => this.waiting(progress, (one) => this.barriers.come(task, change, one)),
      alone: async (goesOn = 'nothing') => {
        await this.waiting(progress, (one) => this.lone.wait(one, goesOn))
        Object.assign(slot, this.slotAlone(), { waitedMs: () => progress.waitedMs() })
      },
      waitFor: async (made) => {
        progress.wait(1)
        // Not at once: what is there already takes nobody's turn.
        setImmediate(() => this.goOn())
        await new Promise<void>((resolve) => {
          const isThere = () => this.goOnInTurn({ progress, resolve })
          made.then(isThere, isThere)
        })
        return made
      },
      rest: async (pause, ms) => {
        if (await this.pausing.during(progress, pause, ms))
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

  /** Waits until the clock was moved so far. Gives by how much it was. */
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

  /** A check of which another branch goes on takes nobody's turn. */
  private goOnInTurn(one: Due): void {
    if (one.progress.state === 'active') return resume(one)
    this.due.push(one)
    this.goOn()
  }

  /** Moves the clock as far as all who wait allow, and lets those go on for whom that is enough. */
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
