import type { Verdict } from '../../core/verdict.ts'

/** Verdicts in the order in which they decide a combination. */
export const byGravity: readonly Verdict[] = [
  'failed',
  'warned',
  'inconclusive',
  'untested',
  'passed',
  'observed',
  'inapplicable',
]

/**
 * The verdict of several checks: the gravest, so that an inconclusive one is not hidden by a pass. An observation does
 * not change what another check evaluated. Without checks `untested`.
 */
export function gravestOf(verdicts: readonly Verdict[]): Verdict {
  return byGravity.find((verdict) => verdicts.includes(verdict)) ?? 'untested'
}

/** The first item with the gravest verdict; undefined where there are none. */
export function decisiveOf<T extends { verdict: Verdict }>(judged: readonly T[]): T | undefined {
  const gravest = gravestOf(judged.map(({ verdict }) => verdict))
  return judged.find(({ verdict }) => verdict === gravest)
}
