import { createWindow, type Window, type WindowKind } from './window.ts'

export interface Limit {
  perSecond: number
  window: WindowKind
  refusedCount: boolean
}

/** Counts requests a second, whatever the sandbox's own clock says. */
export interface Limiter {
  /** Whether limits are kept. */
  enforced(): boolean
  /** Keeps them from now on, with nothing counted yet, or keeps none. */
  enforce(enforced: boolean): void
  /** Counts one request of those that `key` names, and gives how many milliseconds it comes too early; 0: not at all. */
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
