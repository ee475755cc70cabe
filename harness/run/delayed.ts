import type { ClockMove, ClockMoves } from './slot.ts'
import type { TaskState } from './task-state.ts'

/** Someone whose waiting is over, and who goes on in turn. */
export interface Due {
  progress: TaskState
  resolve: () => void
}

/** Someone who waits for a later time. */
export interface Delayed extends Due, ClockMove {
  /** How whoever waits moves the clock; absent where it only makes way for others. */
  moves?: ClockMoves
  movedSeconds: number
  /** Until when the time that it waited has been taken off what it wants. */
  sinceMs: number
  refuse: (error: unknown) => void
}

/** By how much the clock is moved for those who wait: as far as all of them allow. Some have then waited long enough. */
export function movedFor(waiting: readonly Delayed[]): { seconds: number; reached: Delayed[]; left: Delayed[] } {
  for (const one of waiting) takeOffWaiting(one)
  const most = Math.min(...waiting.map(({ mostSeconds = Number.POSITIVE_INFINITY }) => mostSeconds))
  const seconds = Math.max(0, ...waiting.map((one) => one.seconds).filter((wanted) => wanted <= most))
  const left = waiting.filter((one) => one.seconds > seconds)
  const reached = waiting.filter((one) => one.seconds <= seconds)
  for (const one of waiting) one.movedSeconds += seconds
  for (const one of left) takeOff(one, seconds)
  return { seconds, reached, left }
}

function takeOff(one: Delayed, seconds: number): void {
  one.seconds -= seconds
  if (one.mostSeconds !== undefined) one.mostSeconds -= seconds
}

/** The target's clock went on while others were waited for: so much less is it to be moved. */
function takeOffWaiting(one: Delayed): void {
  const seconds = Math.floor((performance.now() - one.sinceMs) / 1000)
  one.sinceMs += seconds * 1000
  takeOff(one, seconds)
}

/** Has somebody go on whose turn it is. */
export function resume({ progress, resolve }: Due): void {
  progress.wait(-1)
  resolve()
}

/** Takes the one that began first of those whose turn it is: what takes many turns would end last. */
export function takeFirst(due: Due[]): Due | undefined {
  const first = Math.min(...due.map(({ progress }) => progress.beganMs))
  return due.splice(
    due.findIndex(({ progress }) => progress.beganMs === first),
    1,
  )[0]
}
