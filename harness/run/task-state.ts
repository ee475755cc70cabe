/** Whether a check is active, rests, waits for others or its turn, or has ended. */
export type State = 'active' | 'resting' | 'waiting' | 'ended'

/** The state of a check with branches. It is active while at least one branch is. */
export class TaskState {
  readonly beganMs = performance.now()
  private branches = 1
  private waiting = 0
  private resting = 0
  private hasEnded = false
  private sinceMs: number | undefined
  private spentMs = 0
  private readonly changed: (to: State, from: State) => void

  /** `changed` is called at each change of state; a check is active at first. */
  constructor(changed: (to: State, from: State) => void) {
    this.changed = changed
  }

  get state(): State {
    if (this.hasEnded) return 'ended'
    if (this.waiting + this.resting < this.branches) return 'active'
    return this.resting > 0 ? 'resting' : 'waiting'
  }

  /** Splits into branches. Each calls the returned function at its end, which calls `ended`. */
  fork(branches: number, ended: () => void): () => void {
    const add = (by: number) => this.change(() => (this.branches += by))
    let openBranches = Math.max(1, branches)
    add(openBranches - 1)
    return () => {
      openBranches -= 1
      // At the end of the last branch the parent continues.
      if (openBranches > 0) add(-1)
      ended()
    }
  }

  /** One more branch waits, or continues. */
  wait(by: 1 | -1): void {
    this.change(() => (this.waiting += by))
  }

  /** One more branch rests. */
  rest(): void {
    this.change(() => (this.resting += 1))
  }

  /** A resting branch waits for its turn. */
  wake(): void {
    this.change(() => {
      this.resting -= 1
      this.waiting += 1
    })
  }

  /** The check has ended, with all of its branches. */
  end(): void {
    this.change(() => (this.hasEnded = true))
  }

  /** Milliseconds of waiting. Rests are not counted, because they are part of the check. */
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
