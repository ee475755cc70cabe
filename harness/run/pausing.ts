import type { TaskState } from './task-state.ts'

/** Those that pause. They rest, and leave their turns to others, as long as not too many do. */
export class Pausing {
  private readonly keeping = new Set<{ progress: TaskState }>()
  /** When each of them has paused for as long as it said. */
  private readonly ends = new Set<{ atMs: number }>()
  private readonly mayRest: () => boolean
  private readonly rests: () => void

  /** `rests` is called when one leaves its turn. */
  constructor({ mayRest, rests }: { mayRest: () => boolean; rests: () => void }) {
    this.mayRest = mayRest
    this.rests = rests
  }

  /** Milliseconds until the first of them has paused, of those that said for how long they will. */
  leastMs(): number {
    return Math.min(...[...this.ends].map(({ atMs }) => atMs)) - performance.now()
  }

  /** Waits while somebody pauses, for so many milliseconds where it knows that. Gives whether it left its turn, and waits for one. */
  async during(progress: TaskState, pause: Promise<void>, ms = Number.POSITIVE_INFINITY): Promise<boolean> {
    const one = { progress, atMs: performance.now() + ms }
    this.keeping.add(one)
    this.ends.add(one)
    this.letRest()
    await pause.finally(() => this.ends.delete(one))
    if (this.keeping.delete(one)) return false
    progress.wake()
    this.letRest()
    return true
  }

  private letRest(): void {
    for (const one of this.keeping) {
      if (!this.mayRest()) return
      this.keeping.delete(one)
      one.progress.rest()
      this.rests()
    }
  }
}
