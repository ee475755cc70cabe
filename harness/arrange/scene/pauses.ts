import type { FetchTimes } from '../../run/fetch-times.ts'
import { currentLane } from '../../run/run.ts'
import { outcome } from '../../tape/tape.ts'

/** The growing pauses between looks at something that takes its time. */
export interface Pauses {
  /** Waits before the next look. False, at once, when that look would come after the deadline. */
  next(): Promise<boolean>
  /** Notes that the last look saw it ended, where others of the kind will be waited for. */
  ended(): void
}

export interface PauseOptions {
  /** How long others of the kind took. */
  times?: FetchTimes | undefined
  /** Milliseconds for which it makes sense to wait at all; any when absent. */
  leftMs?: () => number
}

const shareOfElapsed = 0.4
const shortestMs = 1
/** A longer wait, for what took long before, looks as often whether it still makes sense. */
const longestMs = 2000
/** A shorter pause is over before another check has begun. */
const restMs = 50

/**
 * Pauses that begin now. Each is a share of the time gone so far, so that a quick target is looked at again quickly, a
 * slow one seldom, and neither much later than it need be. None is shorter than a millisecond: a look takes a quick target
 * less than that, and a dozen of them would see the same. Where others of the kind took long, the next look is when this
 * one has likely ended too.
 */
export function startPausing(deadlineMs: number, { times, leftMs }: PauseOptions = {}): Pauses {
  const began = performance.now()
  let goingMs = 0
  async function next(): Promise<boolean> {
    const elapsedMs = performance.now() - began
    goingMs = elapsedMs
    const usualMs = Math.min(elapsedMs * shareOfElapsed, longestMs)
    const pauseMs = Math.min(times?.pauseMs(elapsedMs) ?? usualMs, Math.max(usualMs, deadlineMs - elapsedMs))
    if (elapsedMs + pauseMs > deadlineMs) return false
    const paused = pause(pauseMs, leftMs)
    await (pauseMs < restMs ? paused : currentLane().rest(paused))
    return true
  }
  return { next: () => outcome('pause', next), ended: () => times?.note(performance.now() - began, goingMs) }
}

/** Waits so long, or until that makes no sense any more. */
async function pause(ms: number, leftMs: () => number = () => ms): Promise<void> {
  const mostMs = Math.min(ms, longestMs)
  await new Promise((resolve) => void setTimeout(resolve, Math.max(shortestMs, Math.min(mostMs, leftMs()))))
  if (ms > mostMs && leftMs() > 0) await pause(ms - mostMs, leftMs)
}
