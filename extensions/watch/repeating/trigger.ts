/** What a run is to take: everything that was asked for, what is open, or what is decided at routes or beneath addresses. */
export type Taken = 'all' | 'failed' | { route: readonly string[] } | { only: readonly string[] }

/** What has something run, or ends the command. */
export type Trigger = Taken | 'changed' | 'up' | 'route' | 'baseline' | 'again' | 'quit'

/** Triggers in the order of their coming. Several changes that come while something runs are one. */
export class Triggers {
  private readonly waiting: Trigger[] = []
  private wake = () => {}

  add(trigger: Trigger): void {
    const isSame = (one: Trigger) => JSON.stringify(one) === JSON.stringify(trigger)
    if (!this.waiting.some(isSame)) this.waiting.push(trigger)
    this.wake()
  }

  async next(): Promise<Trigger> {
    for (;;) {
      const first = this.waiting.shift()
      if (first !== undefined) return first
      await new Promise<void>((resolve) => void (this.wake = resolve))
    }
  }
}
