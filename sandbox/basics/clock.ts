/** The sandbox's time, which the control port can move. */
export interface Clock {
  now(): Date
  /** ISO 8601 with Z. */
  nowIso(): string
  /** In the form of the Date header. */
  nowHttp(): string
  advance(seconds: number): void
  reset(): void
  /** By how many seconds this clock is ahead of the machine's. */
  offsetSeconds(): number
  /**
   * Runs `task` after `ms` real milliseconds, or after the current work when `ms` is 0. `stop` cancels it, as does the
   * function that is returned.
   */
  after(ms: number, task: () => void): () => void
  /** Runs `task` when this clock reaches `moment`, by running or by being moved. Returns a function that cancels the task. */
  at(moment: Date, task: () => void): () => void
  /** Cancels every task that has not run. */
  stop(): void
}

/** A clock that is `aheadSeconds` ahead of the machine's. `reset` goes back to that; `moved` is called after each move. */
export function createClock(aheadSeconds = 0, moved: (aheadSeconds: number) => void = () => undefined): Clock {
  let offsetMs = aheadSeconds * 1000
  const pending = new Set<() => void>()
  const appointments = new Set<{ moment: Date; keep: () => void }>()
  const now = (): Date => new Date(Date.now() + offsetMs)

  const after = (ms: number, task: () => void): (() => void) => {
    const run = (): void => {
      pending.delete(callOff)
      task()
    }
    const turn = ms === 0 ? setImmediate(run) : undefined
    const timer = ms === 0 ? undefined : setTimeout(run, ms).unref()
    const callOff = (): void => {
      clearImmediate(turn)
      clearTimeout(timer)
      pending.delete(callOff)
    }
    pending.add(callOff)
    return callOff
  }

  return {
    now,
    nowIso: () => now().toISOString(),
    nowHttp: () => now().toUTCString(),
    advance(seconds) {
      offsetMs += seconds * 1000
      moved(offsetMs / 1000)
      const due = [...appointments].filter(({ moment }) => moment <= now())
      for (const { keep } of due) keep()
    },
    reset() {
      offsetMs = aheadSeconds * 1000
      moved(aheadSeconds)
    },
    offsetSeconds: () => offsetMs / 1000,
    after,
    at(moment, task) {
      const keep = (): void => {
        cancel()
        task()
      }
      const appointment = { moment, keep }
      const callOff = after(moment.getTime() - now().getTime(), keep)
      const cancel = (): void => {
        callOff()
        appointments.delete(appointment)
      }
      appointments.add(appointment)
      return cancel
    },
    stop() {
      for (const callOff of pending) callOff()
      appointments.clear()
    },
  }
}

let last = 0

/**
 * Milliseconds since 1970 with their fraction, by a monotonic clock. Each moment is later than the one before, so that
 * observations have one order.
 */
export function nextMomentMs(): number {
  last = Math.max(performance.timeOrigin + performance.now(), last + 0.001)
  return last
}
