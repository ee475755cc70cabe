import type { TransportError } from '../../../core/exchange.ts'

export interface GateLimits {
  /** Requests per second, evenly spaced so that no second has a burst; null for no limit. */
  requestsPerSecond: number | null
  concurrentRequests: number
  /** The budget of the whole run, counted from the first request. */
  requests: number
  seconds: number
}

/** The clock of the gate, replaceable in tests. */
export interface GateTime {
  nowMs(): number
  /** Calls back after this time; the returned function cancels it. */
  after(ms: number, call: () => void): () => void
}

/** Every request of a run passes this gate: pace, concurrency, budget, pauses. */
export interface Gate {
  /** Waits for a turn. Undefined means: send, then call `leave`. A transport error means: do not send, the budget is spent. */
  enter(): Promise<TransportError | undefined>
  /** Counts a request outside pace and concurrency but within the budget. No `leave` follows. */
  pass(): TransportError | undefined
  leave(): void
  /** Starts no request for this time, at the target's request. The longest pause counts. */
  pause(ms: number): void
  /** Refuses all waiting and further requests. */
  stop(refusal: TransportError): void
  /** Milliseconds until the time budget ends: negative after it, none where the gate was stopped, infinite before the first request. */
  leftMs(): number
  /** Why no request may start any more; undefined otherwise. */
  closed(): TransportError | undefined
}

// A timer is referenced only while somebody waits, so that the process does not end during a wait.
export const realTime: GateTime = {
  nowMs: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

/** A gate with these limits. Turns are given in the order of calls. No timer runs while nobody waits. */
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

  /** Why no further request may start, if it could not start before `startMs`. */
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
