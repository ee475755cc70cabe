import type { Verdict } from '../../core/verdict.ts'

/** What became of a requirement from one run to another; `same` where its verdict is the same and it does not fail. */
export type KindOfChange =
  | 'new'
  | 'still failing'
  | 'fixed'
  | 'newly warned'
  | 'newly untested'
  | 'newly inconclusive'
  | 'newly evaluated'
  | 'not in the first run'
  | 'not in the last run'
  | 'changed'
  | 'same'

const evaluated: ReadonlySet<Verdict | undefined> = new Set(['passed', 'failed', 'warned', 'observed'] as const)

/** Whether a verdict is the outcome of a check, and not the reason why there is none. */
export function isEvaluated(verdict: Verdict | undefined): boolean {
  return evaluated.has(verdict)
}

/**
 * What became of a requirement between two runs. Undefined stands for a run that did not have it: that is never fixed, but
 * a failure which the earlier run did not show is new, whatever kept it from being seen.
 */
export function kindOfChange(before: Verdict | undefined, now: Verdict | undefined): KindOfChange {
  if (now === undefined) return 'not in the last run'
  if (now === 'failed') return before === 'failed' ? 'still failing' : 'new'
  if (before === undefined) return 'not in the first run'
  if (before === now) return 'same'
  if (!isEvaluated(now)) return isEvaluated(before) ? lost(now) : 'changed'
  if (before === 'failed') return 'fixed'
  if (now === 'warned') return 'newly warned'
  return isEvaluated(before) ? 'changed' : 'newly evaluated'
}

function lost(now: Verdict): KindOfChange {
  return now === 'inconclusive' ? 'newly inconclusive' : 'newly untested'
}

/**
 * Whether a requirement went from held to broken and back, or the other way, over three or more runs in their order. Runs
 * that did not evaluate it say nothing.
 */
export function flaps(verdicts: ReadonlyArray<Verdict | undefined>): boolean {
  const broken = verdicts.filter(isEvaluated).map((verdict) => verdict === 'failed' || verdict === 'warned')
  return broken.filter((one, at) => at > 0 && one !== broken[at - 1]).length >= 2
}
