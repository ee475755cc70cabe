import type { TaskState } from './task-state.ts'

/** The pausing branches. They give up their turns, up to a limit. */
export class Pausing {
  private readonly keeping = new Set<{ progress: TaskState }>()
  private readonly mayRest: () => boolean
  private readonly rests: () => void

  /** `rests` is called when a branch gives up its turn. */
  constructor({ mayRest, rests }: { mayRest: () => boolean; rests: () => void }) {
    this.mayRest = mayRest
    this.rests = rests
  }

  /** Waits during a pause. Returns whether the branch gave up its turn and must wait for one. */
  async during(progress: TaskState, pause: Promise<void>): Promise<boolean> {
    const one = { progress }
    this.keeping.add(one)
    this.letRest()
    await pause
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
