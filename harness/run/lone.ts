import type { Due } from './delayed.ts'
import type { GoesOn } from './slot.ts'
import type { TaskState } from './task-state.ts'

/** Others rest at least so long yet where one goes on alone meanwhile: who rests for less would go on much later for it. */
const longMs = 1000

/** Those that wait for the target to have it for themselves, in their order, and the one that has it. */
export class Lone {
  private waiting: Array<{ one: Due; goesOn: GoesOn }> = []
  private holder: TaskState | undefined

  wait(one: Due, goesOn: GoesOn): void {
    this.waiting.push({ one, goesOn })
  }

  /** The next that has the target; undefined where none may. Others rest yet for `restMs`, which is absent where none does. */
  next(restMs?: number): Due | undefined {
    const mayBegin = (goesOn: GoesOn) => restMs === undefined || (goesOn === 'fetches' && restMs >= longMs)
    const at = this.waiting.findIndex(({ goesOn }) => mayBegin(goesOn))
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
