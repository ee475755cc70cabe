/** What has something run, or ends the command. */
export type Trigger = 'changed' | 'up' | 'all' | 'failed' | 'route' | 'baseline' | 'again' | 'quit'

/** Triggers in the order of their coming. Several changes that come while something runs are one. */
export class Triggers {
  private readonly waiting: Trigger[] = []
  private wake = () => {}

  add(trigger: Trigger): void {
    if (!this.waiting.includes(trigger)) this.waiting.push(trigger)
    this.wake()
  }

  /** The next one, once there is one. */
  async next(): Promise<Trigger> {
    for (;;) {
      const first = this.waiting.shift()
      if (first !== undefined) return first
      await new Promise<void>((resolve) => void (this.wake = resolve))
    }
  }
}
