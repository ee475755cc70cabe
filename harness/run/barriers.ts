import type { ScheduledTask } from './slot.ts'
import type { Due } from './delayed.ts'

/** Where tasks that change the same wait for one another before they change it. */
export class Barriers {
  /** By what they change, the tasks that have neither come nor ended. */
  private readonly missing = new Map<string, Set<ScheduledTask>>()
  private readonly waiting = new Map<string, Due[]>()

  constructor(tasks: readonly ScheduledTask[]) {
    for (const task of tasks) for (const change of task.turn.changes ?? []) this.missingAt(change).add(task)
  }

  /** Whether somebody waits for others. */
  get areAwaited(): boolean {
    return this.waiting.size > 0
  }

  /** A task has come, and one of its branches waits. */
  come(task: ScheduledTask, change: string, one: Due): void {
    this.missingAt(change).delete(task)
    this.waiting.set(change, [...(this.waiting.get(change) ?? []), one])
  }

  /** A task has ended, and is waited for no longer. */
  leave(task: ScheduledTask): void {
    for (const missing of this.missing.values()) missing.delete(task)
  }

  /** Those who have waited long enough: nobody is missing where they met. */
  held(): Due[] {
    return [...this.waiting.keys()].filter((change) => this.missingAt(change).size === 0).flatMap(this.end)
  }

  /** All who wait, whoever is missing. */
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
