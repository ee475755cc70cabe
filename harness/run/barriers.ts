import type { ScheduledTask } from './slot.ts'
import type { Due } from './delayed.ts'

/** Where tasks with the same change wait for each other before they make it. */
export class Barriers {
  /** For each change, the tasks that have neither arrived nor ended. */
  private readonly missing = new Map<string, Set<ScheduledTask>>()
  private readonly waiting = new Map<string, Due[]>()

  constructor(tasks: readonly ScheduledTask[]) {
    for (const task of tasks) for (const change of task.turn.changes ?? []) this.missingAt(change).add(task)
  }

  /** Whether a task waits. */
  get areAwaited(): boolean {
    return this.waiting.size > 0
  }

  /** A task has arrived, and one of its branches waits. */
  come(task: ScheduledTask, change: string, one: Due): void {
    this.missingAt(change).delete(task)
    this.waiting.set(change, [...(this.waiting.get(change) ?? []), one])
  }

  /** A task has ended, so that nobody waits for it. */
  leave(task: ScheduledTask): void {
    for (const missing of this.missing.values()) missing.delete(task)
  }

  /** The branches that may continue, because all tasks of their change have arrived. */
  held(): Due[] {
    return [...this.waiting.keys()].filter((change) => this.missingAt(change).size === 0).flatMap(this.end)
  }

  /** All waiting branches, even if tasks are missing. */
  heldAnyway(): Due[] {
    return [...this.waiting.keys()].flatMap(this.end)
  }

  private readonly end = (change: string): Due[] => {
    const waiting = this.waiting.get(change) ?? []
    this.waiting.delete(change)
    return waiting
  }

  private missingAt(change: string): Set<ScheduledTask> {
    const missing = this.missing.get(change) ?? new Set()
    this.missing.set(change, missing)
    return missing
  }
}
