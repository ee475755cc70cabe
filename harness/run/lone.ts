import type { Due } from './delayed.ts'
import type { GoesOn } from './slot.ts'
import type { TaskState } from './task-state.ts'

/** Those that wait for the target to have it for themselves, in their order, and the one that has it. */
export class Lone {
  private waiting: Array<{ one: Due; goesOn: GoesOn }> = []
  private holder: TaskState | undefined

  wait(one: Due, goesOn: GoesOn): void {
    this.waiting.push({ one, goesOn })
  }

  /** The next that has the target; undefined where none may, as while others rest those for whom no fetch goes on. */
  next(othersRest: boolean): Due | undefined {
    const at = this.waiting.findIndex(({ goesOn }) => goesOn === 'fetches' || !othersRest)
    const [next] = at < 0 ? [] : this.waiting.splice(at, 1)
    if (next) this.holder = next.one.progress
    return next?.one
  }

  /** A task has ended, and waits no longer. Gives whether it had the target. */
  leave(progress: TaskState): boolean {
    this.waiting = this.waiting.filter(({ one }) => one.progress !== progress)
    return this.holder === progress
  }
}
