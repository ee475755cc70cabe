import type { TaskState } from './task-state.ts'

/** Those that pause. They rest, and leave their turns to others, as long as not too many do. */
export class Pausing {
  private readonly keeping = new Set<{ progress: TaskState }>()
  private readonly mayRest: () => boolean
  private readonly rests: () => void

  /** `rests` is called when one leaves its turn. */
  constructor({ mayRest, rests }: { mayRest: () => boolean; rests: () => void }) {
    this.mayRest = mayRest
    this.rests = rests
  }

  /** Waits while somebody pauses. Gives whether it left its turn, and waits for one. */
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
