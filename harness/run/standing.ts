/** How a check beside others stands: it goes on while not all of its branches wait. */
export class Standing {
  private branches = 1
  private waiting = 0
  private hasEnded = false
  private sinceMs: number | undefined
  private spentMs = 0
  private readonly changed: (by: 1 | -1) => void

  /** `changed` is given 1 when the check begins or goes on again, and -1 when it waits or has ended. */
  constructor(changed: (by: 1 | -1) => void) {
    this.changed = changed
    changed(1)
  }

  get isActive(): boolean {
    return !this.hasEnded && this.waiting < this.branches
  }

  /** Adds branches, or takes away those that have ended. */
  fork(by: number): void {
    this.change(() => (this.branches += by))
  }

  /** One branch more waits, or goes on again. */
  wait(by: 1 | -1): void {
    this.change(() => (this.waiting += by))
  }

  /** The check has ended, whatever of it still waits. */
  end(): void {
    this.change(() => (this.hasEnded = true))
  }

  /** Milliseconds in which none of its branches went on. */
  waitedMs(): number {
    return this.spentMs + (this.sinceMs === undefined ? 0 : performance.now() - this.sinceMs)
  }

  private change(act: () => void): void {
    const before = this.isActive
    act()
    if (this.isActive === before) return
    if (before) this.sinceMs = performance.now()
    else {
      this.spentMs = this.waitedMs()
      this.sinceMs = undefined
    }
    this.changed(before ? -1 : 1)
  }
}
