import type { Due } from './delayed.ts'
import type { GoesOn } from './slot.ts'
import type { TaskState } from './task-state.ts'

/** Others must rest at least this long for a check to run alone meanwhile. Shorter rests would be prolonged too much. */
const longMs = 1000

/** The tasks that wait to run alone, in order, and the one that does. */
export class Lone {
  private waiting: Array<{ one: Due; goesOn: GoesOn }> = []
  private holder: TaskState | undefined

  wait(one: Due, goesOn: GoesOn): void {
    this.waiting.push({ one, goesOn })
  }

  /** The next task that runs alone; undefined where none may. `restMs` is how long others still rest; absent where none does. */
  next(restMs?: number): Due | undefined {
    const mayBegin = (goesOn: GoesOn) => restMs === undefined || (goesOn === 'fetches' && restMs >= longMs)
    const at = this.waiting.findIndex(({ goesOn }) => mayBegin(goesOn))
    const [next] = at < 0 ? [] : this.waiting.splice(at, 1)
    if (next) this.holder = next.one.progress
    return next?.one
  }

  /** A task has ended. Returns whether it ran alone. */
  leave(progress: TaskState): boolean {
    this.waiting = this.waiting.filter(({ one }) => one.progress !== progress)
    return this.holder === progress
  }
}
