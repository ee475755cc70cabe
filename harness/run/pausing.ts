import type { TaskState } from './task-state.ts'

/** The pausing branches. They give up their turns, up to a limit. */
export class Pausing {
  private readonly keeping = new Set<{ progress: TaskState }>()
  /** When each announced pause ends. */
  private readonly ends = new Set<{ atMs: number }>()
  private readonly mayRest: () => boolean
  private readonly rests: () => void

  /** `rests` is called when a branch gives up its turn. */
  constructor({ mayRest, rests }: { mayRest: () => boolean; rests: () => void }) {
    this.mayRest = mayRest
    this.rests = rests
  }

  /** Milliseconds until the first announced pause ends. */
  leastMs(): number {
    return Math.min(...[...this.ends].map(({ atMs }) => atMs)) - performance.now()
  }

  /** Waits during a pause, whose milliseconds may be known. Returns whether the branch gave up its turn and must wait for one. */
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
