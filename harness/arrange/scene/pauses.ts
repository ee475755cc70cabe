/** The growing pauses between looks at something that takes its time. */
export interface Pauses {
  /** Waits before the next look. False, at once, when that look would come after the deadline. */
  next(): Promise<boolean>
}

const shareOfElapsed = 0.4
const longestMs = 2000

/**
 * Pauses that begin now. Each is a share of the time gone so far, so that a quick target is looked at again quickly, a
 * slow one seldom, and neither much later than it need be; a pause below a millisecond only lets others go first.
 */
export function startPausing(deadlineMs: number): Pauses {
  const began = performance.now()
  return {
    async next() {
      const elapsedMs = performance.now() - began
      const pauseMs = Math.min(elapsedMs * shareOfElapsed, longestMs)
      if (elapsedMs + pauseMs > deadlineMs) return false
      await new Promise<void>((resolve) => {
        if (pauseMs < 1) setImmediate(resolve)
        else setTimeout(resolve, pauseMs)
      })
      return true
    },
  }
}
