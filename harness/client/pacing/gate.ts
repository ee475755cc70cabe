import type { TransportError } from '../../../core/exchange.ts'

export interface GateLimits {
  /** Starts per second, evenly spaced so that no window of a second holds a burst; null for no limit. */
  requestsPerSecond: number | null
  concurrentRequests: number
  /** What the whole run may use; counted from the first request. */
  requests: number
  seconds: number
}

/** Time as the gate needs it, so that tests need not wait. */
export interface GateTime {
  nowMs(): number
  /** Calls back after this long; gives a function that calls it off. */
  after(ms: number, call: () => void): () => void
}

/** The one gate through which every request of a run goes: pace, concurrency, budget, pauses. */
export interface Gate {
  /** Waits for a turn. Undefined: go, and call `leave` afterwards. A transport error: the budget is spent, do not go. */
  enter(): Promise<TransportError | undefined>
  /** Counts a request that goes at once, beside pace and concurrency, within the budget all the same. No `leave` follows. */
  pass(): TransportError | undefined
  leave(): void
  /** Lets nobody start for this long, on the target's wish; the longest of several wishes counts. */
  pause(ms: number): void
  /** Refuses everybody who waits, from now on at once. */
  stop(refusal: TransportError): void
  /**
   * Milliseconds until the budget of time ends: below zero once it has ended, none where the gate was stopped, no end before
   * the first request.
   */
  leftMs(): number
  /** Why nobody may start any more; undefined while somebody may. */
  closed(): TransportError | undefined
}

// A timer stays referenced while somebody waits for a turn (or the process would end beneath them), and only then.
export const realTime: GateTime = {
  nowMs: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

/** A gate with these limits. Turns are given in the order of asking; no timer runs while nobody waits. */
export function createGate(limits: GateLimits, time: GateTime = realTime): Gate {
  const spacingMs = limits.requestsPerSecond === null ? 0 : 1000 / limits.requestsPerSecond
  const waiting: Array<(refusal: TransportError | undefined) => void> = []
  let active = 0
  let entered = 0
  let notBeforeMs = Number.NEGATIVE_INFINITY
  let pausedUntilMs = Number.NEGATIVE_INFINITY
  let beganMs: number | undefined
  let stopTimer: (() => void) | undefined
  let stopped: TransportError | undefined

  /** Why no further request may start, given that it could not start before `startMs`. */
  function refusal(startMs: number, nowMs: number): TransportError | undefined {
    if (stopped) return stopped
    const { requests, seconds } = limits
    if (entered >= requests)
      return spent(`The run has sent all ${requests} requests of its budget. Raise budget.requests.`)
    if (beganMs === undefined || startMs - beganMs < seconds * 1000) return undefined
    const aheadSeconds = Math.ceil((startMs - nowMs) / 1000)
    if (startMs <= pausedUntilMs && aheadSeconds > 1)
      return spent(
        `The target asks for a pause of ${aheadSeconds} s, which the budget of ${seconds} s does not allow. Raise budget.seconds.`,
      )
    return spent(`The run would exceed its budget of ${seconds} s. Raise budget.seconds.`)
  }

  function closed(): TransportError | undefined {
    const nowMs = time.nowMs()
    return refusal(nowMs, nowMs)
  }

  function letThrough(): void {
    stopTimer?.()
    stopTimer = undefined
    while (waiting.length > 0) {
      const nowMs = time.nowMs()
      const refused = refusal(Math.max(nowMs, notBeforeMs), nowMs)
      if (refused) {
        waiting.shift()?.(refused)
        continue
      }
      if (active >= limits.concurrentRequests) return
      if (notBeforeMs > nowMs) {
        stopTimer = time.after(notBeforeMs - nowMs, letThrough)
        return
      }
      beganMs ??= nowMs
      notBeforeMs = nowMs + spacingMs
      active += 1
      entered += 1
      waiting.shift()?.(undefined)
    }
  }

  return {
    enter: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        letThrough()
      }),
    pass() {
      const refused = closed()
      if (refused) return refused
      beganMs ??= time.nowMs()
      entered += 1
      return undefined
    },
    leave() {
      active -= 1
      letThrough()
    },
    pause(ms) {
      pausedUntilMs = Math.max(pausedUntilMs, time.nowMs() + ms)
      notBeforeMs = Math.max(notBeforeMs, pausedUntilMs)
      letThrough()
    },
    stop(why) {
      stopped ??= why
      letThrough()
    },
    leftMs() {
      if (stopped) return 0
      if (beganMs === undefined) return Number.POSITIVE_INFINITY
      return beganMs + limits.seconds * 1000 - time.nowMs()
    },
    closed,
  }
}

function spent(message: string): TransportError {
  return { code: 'BUDGET_SPENT', message }
}
