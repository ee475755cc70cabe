import type { Due } from './delayed.ts'
import type { TaskState } from './task-state.ts'

/** The tasks that wait to run alone, in order, and the one that does. */
export class Lone {
  private waiting: Due[] = []
  private holder: TaskState | undefined

  wait(one: Due): void {
    this.waiting.push(one)
  }

  /** The next task that runs alone; undefined where none waits. */
  next(): Due | undefined {
    const next = this.waiting.shift()
    if (next) this.holder = next.progress
    return next
  }

  /** A task has ended. Returns whether it ran alone. */
  leave(progress: TaskState): boolean {
    this.waiting = this.waiting.filter((one) => one.progress !== progress)
    return this.holder === progress
  }
}
