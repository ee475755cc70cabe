/** One evaluation of a check: with an alteration, or as it was recorded where none is named. */
export interface Trial {
  check: string
  kind?: string
  place?: string
}

/** A trial that was ended before its check came to an end. */
export interface LostTrial extends Trial {
  /** After how many seconds it was stopped; absent where its process ended by itself. */
  seconds?: number
  /** How the process ended by itself. */
  ended?: string
}

/** Says that a trial begins, and after how many milliseconds it is lost. */
export type BeginTrial = (trial: Trial, limitMs: number) => void

/** How long a trial may take. */
export interface TrialLimits {
  leastMs: number
  /** So many times what the check takes with what was recorded. */
  times: number
  /** For the check with what was recorded. */
  unalteredMs: number
}

/** A check takes milliseconds, and processors are shared. */
export const trialLimits: TrialLimits = { leastMs: 15_000, times: 10, unalteredMs: 180_000 }

/** After so many lost trials no more are made of a check. */
export const mostLost = 3

export function isLost({ check, kind, place }: Trial, lost: readonly LostTrial[]): boolean {
  return lost.some((one) => one.check === check && one.kind === kind && one.place === place)
}
