/** One evaluation of a check, with an alteration or as recorded. */
export interface Trial {
  check: string
  kind?: string
  place?: string
}

/** A trial that was stopped before its check ended. */
export interface LostTrial extends Trial {
  /** The seconds until it was stopped; absent when its process ended by itself. */
  seconds?: number
  /** How the process ended by itself. */
  ended?: string
}

/** Announces a trial and the milliseconds after which it is lost. */
export type BeginTrial = (trial: Trial, limitMs: number) => void

/** The time limits of a trial. */
export interface TrialLimits {
  leastMs: number
  /** The limit as a multiple of the check's time as recorded. */
  times: number
  /** The limit for the check as recorded. */
  unalteredMs: number
}

/** A check takes milliseconds, but processors are shared. */
export const trialLimits: TrialLimits = { leastMs: 15_000, times: 10, unalteredMs: 180_000 }

/** After this many lost trials, a check is not tried any more. */
export const mostLost = 3

export function isLost({ check, kind, place }: Trial, lost: readonly LostTrial[]): boolean {
  return lost.some((one) => one.check === check && one.kind === kind && one.place === place)
}
