import { currentLane } from '../../run/run.ts'
import { outcome } from '../../tape/tape.ts'

/** The growing pauses between looks at something that takes its time. */
export interface Pauses {
  /** Waits before the next look. False, at once, when that look would come after the deadline. */
  next(): Promise<boolean>
}

export interface PauseOptions {
  /** Milliseconds for which it makes sense to wait at all; any when absent. */
  leftMs?: () => number
}

const shareOfElapsed = 0.4
const shortestMs = 1
const longestMs = 2000
/** A shorter pause is over before another check has begun. */
const restMs = 50

/**
 * Pauses that begin now. Each is a share of the time gone so far, so that a quick target is looked at again quickly, a
 * slow one seldom, and neither much later than it need be. None is shorter than a millisecond: a look takes a quick target
 * less than that, and a dozen of them would see the same.
 */
export function startPausing(deadlineMs: number, { leftMs = () => longestMs }: PauseOptions = {}): Pauses {
  const began = performance.now()
  async function next(): Promise<boolean> {
    const elapsedMs = performance.now() - began
    const pauseMs = Math.max(shortestMs, Math.min(elapsedMs * shareOfElapsed, longestMs, leftMs()))
    if (elapsedMs + pauseMs > deadlineMs) return false
    const paused = new Promise<void>((resolve) => void setTimeout(resolve, pauseMs))
    await (pauseMs < restMs ? paused : currentLane().rest(paused))
    return true
  }
  return { next: () => outcome('pause', next) }
}
