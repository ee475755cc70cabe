/** Counts the requests of one second. Returns by how many milliseconds a request is too early; 0 if it is served. */
type Window = (atMs: number) => number

/**
 * How a second is counted: `fixed` from one full second to the next, `sliding` back from each request, `bucket` by
 * allowances that refill evenly, up to a second's worth.
 */
export type WindowKind = 'fixed' | 'sliding' | 'bucket'

/** A new window without counts. Refused requests count only where `refusedCount` is true. */
export function createWindow(kind: WindowKind, perSecond: number, refusedCount = false): Window {
  if (kind === 'bucket') return bucket(perSecond)
  return kind === 'fixed' ? fixed(perSecond) : sliding(perSecond, refusedCount)
}

function fixed(perSecond: number): Window {
  let second = Number.NaN
  let served = 0
  return (atMs) => {
    const now = Math.floor(atMs / 1000)
    if (now !== second) {
      second = now
      served = 0
    }
    if (served >= perSecond) return (now + 1) * 1000 - atMs
    served += 1
    return 0
  }
}

function sliding(perSecond: number, refusedCount: boolean): Window {
  let counted: number[] = []
  return (atMs) => {
    counted = counted.filter((moment) => moment > atMs - 1000)
    const freed = counted.at(-perSecond)
    if (freed === undefined || refusedCount) counted.push(atMs)
    return freed === undefined ? 0 : freed + 1000 - atMs
  }
}

function bucket(perSecond: number): Window {
  let fullAtMs = Number.NEGATIVE_INFINITY
  const refillMs = 1000 / perSecond
  return (atMs) => {
    const afterMs = Math.max(fullAtMs, atMs) + refillMs
    // Absorbs rounding errors of sums of fractions.
    const earlyMs = afterMs - atMs - 1000 - 1e-6
    if (earlyMs > 0) return earlyMs
    fullAtMs = afterMs
    return 0
  }
}

interface Limit {
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
