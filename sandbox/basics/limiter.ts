import { createWindow, type Window, type WindowKind } from './window.ts'

export interface Limit {
  perSecond: number
  window: WindowKind
  refusedCount: boolean
}

/** Counts requests per second in real time, not by the sandbox's clock. */
export interface Limiter {
  enforced(): boolean
  /** Turns limits on, with all counts at 0, or off. */
  enforce(enforced: boolean): void
  /** Counts one request under `key`. Returns by how many milliseconds it is too early, 0 if it is within the limit. */
  earlyMs(key: string, limit: Limit): number
}

export function createLimiter(enforced: boolean, nowMs: () => number = () => performance.now()): Limiter {
  let kept = enforced
  const windows = new Map<string, Window>()
  return {
    enforced: () => kept,
    enforce(wanted) {
      kept = wanted
      windows.clear()
    },
    earlyMs(key, { perSecond, window, refusedCount }) {
      if (!kept) return 0
      const counting = windows.get(key) ?? createWindow(window, perSecond, refusedCount)
      windows.set(key, counting)
      return counting(nowMs())
    },
  }
}
