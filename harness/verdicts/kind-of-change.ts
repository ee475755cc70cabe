import type { Verdict } from '../../core/verdict.ts'

/** The change of a requirement between two runs; `same` where the verdict is the same and not a failure. */
type KindOfChange =
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

/** Whether a check decided the verdict, unlike a verdict that says why none did. */
export function isEvaluated(verdict: Verdict | undefined): boolean {
  return evaluated.has(verdict)
}

/**
 * How a requirement changed between two runs. Undefined means that a run did not include it. That is never fixed, but a
 * failure that the earlier run did not show is always new.
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

/** Whether a requirement changed between held and broken and back, over three or more runs in order. Runs that did not evaluate it are ignored. */
export function flaps(verdicts: ReadonlyArray<Verdict | undefined>): boolean {
  const broken = verdicts.filter(isEvaluated).map((verdict) => verdict === 'failed' || verdict === 'warned')
  return broken.filter((one, at) => at > 0 && one !== broken[at - 1]).length >= 2
}
