import type { Verdict } from '../../core/verdict.ts'

/** Verdicts in the order in which they decide when several are taken together. */
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
 * The verdict of several checks taken together: the gravest, so that nothing unjudged hides behind a pass. What a check
 * only observed takes nothing from what another one evaluated.
 * No checks at all give `untested`.
 */
export function gravestOf(verdicts: readonly Verdict[]): Verdict {
  return byGravity.find((verdict) => verdicts.includes(verdict)) ?? 'untested'
}

/** The first of those with the gravest verdict; undefined where there are none. */
export function decisiveOf<T extends { verdict: Verdict }>(judged: readonly T[]): T | undefined {
  const gravest = gravestOf(judged.map(({ verdict }) => verdict))
  return judged.find(({ verdict }) => verdict === gravest)
}
