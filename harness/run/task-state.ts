/** Whether a check goes on, rests while a while passes, waits for others or for its turn, or has ended. */
export type State = 'active' | 'resting' | 'waiting' | 'ended'

/** How a check beside others stands: it goes on while not all of its branches rest or wait. */
export class TaskState {
  readonly beganMs = performance.now()
  private branches = 1
  private waiting = 0
  private resting = 0
  private hasEnded = false
  private sinceMs: number | undefined
  private spentMs = 0
  private readonly changed: (to: State, from: State) => void

  /** `changed` is given each further state of the check, which is active at first. */
  constructor(changed: (to: State, from: State) => void) {
    this.changed = changed
  }

  get state(): State {
    if (this.hasEnded) return 'ended'
    if (this.waiting + this.resting < this.branches) return 'active'
    return this.resting > 0 ? 'resting' : 'waiting'
  }

  /** Goes on in so many branches. Each calls what this gives when it has ended, which calls `ended`. */
  fork(branches: number, ended: () => void): () => void {
    const add = (by: number) => this.change(() => (this.branches += by))
    let left = Math.max(1, branches)
    add(left - 1)
    return () => {
      left -= 1
      // With the last one ends the fork, and what forked goes on.
      if (left > 0) add(-1)
      ended()
    }
  }

  /** One branch more waits, or goes on again. */
  wait(by: 1 | -1): void {
    this.change(() => (this.waiting += by))
  }

  /** One branch more begins to rest. */
  rest(): void {
    this.change(() => (this.resting += 1))
  }

  /** One that rested waits for its turn. */
  wake(): void {
    this.change(() => {
      this.resting -= 1
      this.waiting += 1
    })
  }

  /** The check has ended, whatever of it still waits. */
  end(): void {
    this.change(() => (this.hasEnded = true))
  }

  /** Milliseconds for which it waited; what it rested for is part of what it does. */
  waitedMs(): number {
    return this.spentMs + (this.sinceMs === undefined ? 0 : performance.now() - this.sinceMs)
  }

  private change(act: () => void): void {
    const before = this.state
    act()
    if (this.state === before) return
    this.spentMs = this.waitedMs()
    this.sinceMs = this.state === 'waiting' ? performance.now() : undefined
    this.changed(this.state, before)
  }
}
