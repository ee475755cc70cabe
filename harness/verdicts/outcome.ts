import type { RunFinished } from '../../core/journal-events.ts'
import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'

/** How a run is to be taken: everything held, something failed, or there is no conclusion. */
export type RunOutcome = 'held' | 'failed' | 'unclear'

/** What is known of a run, which may have been cut short. */
export interface KnownOfRun {
  /** Null where the run was cut short. */
  exitCode: RunFinished['exitCode'] | null
  failed: { requirements: number; needs: number }
  /** Checks that the run set out to decide, and those that it decided. */
  checks: { planned: number; decided: number }
  /** Needs of consumers that it set out to verify. */
  needs: number
}

/** How a run is to be taken. What failed in one that was cut short did fail. */
export function outcomeOf({ exitCode, failed }: Pick<KnownOfRun, 'exitCode' | 'failed'>): RunOutcome {
  if (exitCode === 0) return 'held'
  const hasFailed = exitCode === null ? failed.requirements + failed.needs > 0 : exitCode === 1
  return hasFailed ? 'failed' : 'unclear'
}

export function cutShortBecause({ failed, checks, needs }: Omit<KnownOfRun, 'exitCode'>): Reason {
  if (checks.planned === 0 && needs > 0) return because('verification-cut-short')
  return because('run-cut-short', { failed: failed.requirements, ...checks })
}
