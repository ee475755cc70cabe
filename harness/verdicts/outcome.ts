import type { RunFinished } from '../../core/journal-events.ts'
import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'

/** The overall outcome: everything held, something failed, or no conclusion. */
export type RunOutcome = 'held' | 'failed' | 'unclear'

/** What is known about a run, even one that was interrupted. */
export interface KnownOfRun {
  /** Null where the run was interrupted. */
  exitCode: RunFinished['exitCode'] | null
  failed: { requirements: number; needs: number }
  /** The planned and the decided checks. */
  checks: { planned: number; decided: number }
  /** The planned consumer needs. */
  needs: number
}

/** The overall outcome. A failure in an interrupted run is a failure. */
export function outcomeOf({ exitCode, failed }: Pick<KnownOfRun, 'exitCode' | 'failed'>): RunOutcome {
  if (exitCode === 0) return 'held'
  const hasFailed = exitCode === null ? failed.requirements + failed.needs > 0 : exitCode === 1
  return hasFailed ? 'failed' : 'unclear'
}

export function cutShortBecause({ failed, checks, needs }: Omit<KnownOfRun, 'exitCode'>): Reason {
  if (checks.planned === 0 && needs > 0) return because('verification-cut-short')
  return because('run-cut-short', { failed: failed.requirements, ...checks })
}
