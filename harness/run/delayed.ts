import type { ClockMove, ClockMoves } from './slot.ts'
import type { TaskState } from './task-state.ts'

/** A branch that may continue at its turn. */
export interface Due {
  progress: TaskState
  resolve: () => void
}

/** A branch that waits for a later time of the target's clock. */
export interface Delayed extends Due, ClockMove {
  /** How it moves the clock; absent where it only lets others go first. */
  moves?: ClockMoves
  movedSeconds: number
  /** Until when the time that it waited has been subtracted from its wish. */
  sinceMs: number
  refuse: (error: unknown) => void
}

/** How far the clock is moved for the waiting branches: as far as all of them allow. Returns which have then waited long enough. */
export function movedFor(waiting: readonly Delayed[]): { seconds: number; reached: Delayed[]; left: Delayed[] } {
  for (const one of waiting) takeOffWaiting(one)
  const most = Math.min(...waiting.map(({ mostSeconds = Number.POSITIVE_INFINITY }) => mostSeconds))
  const seconds = Math.max(0, ...waiting.map((one) => one.seconds).filter((wanted) => wanted <= most))
  const remaining = waiting.filter((one) => one.seconds > seconds)
  const reached = waiting.filter((one) => one.seconds <= seconds)
  for (const one of waiting) one.movedSeconds += seconds
  for (const one of remaining) takeOff(one, seconds)
  return { seconds, reached, left: remaining }
}

function takeOff(one: Delayed, seconds: number): void {
  one.seconds -= seconds
  if (one.mostSeconds !== undefined) one.mostSeconds -= seconds
}

/** The target's clock went on during the wait, so it is moved less far. */
function takeOffWaiting(one: Delayed): void {
  const seconds = Math.floor((performance.now() - one.sinceMs) / 1000)
  one.sinceMs += seconds * 1000
  takeOff(one, seconds)
}

/** Continues a branch at its turn. */
export function resume({ progress, resolve }: Due): void {
  progress.wait(-1)
  resolve()
}

/** Takes the branch that began first, because a check with many turns would otherwise end last. */
export function takeFirst(due: Due[]): Due | undefined {
  const first = Math.min(...due.map(({ progress }) => progress.beganMs))
  return due.splice(
    due.findIndex(({ progress }) => progress.beganMs === first),
    1,
  )[0]
}
