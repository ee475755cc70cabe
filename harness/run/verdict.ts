import type { Finding, Strength, Verdict } from '../../core/verdict.ts'

const broken: Record<Strength, Verdict> = { stated: 'failed', implied: 'warned', silent: 'observed' }

/** The verdict that a finding gives under a strength: the strength caps what a broken rule may be called. */
export function verdictOf(finding: Finding, strength: Strength): Verdict {
  if (finding === 'broken') return broken[strength]
  if (finding === 'held') return strength === 'silent' ? 'observed' : 'passed'
  return finding === 'noted' ? 'observed' : finding
}

const gravest: Verdict[] = ['failed', 'warned', 'inconclusive', 'untested', 'passed', 'observed', 'inapplicable']

/**
 * The verdict of several checks taken together: the gravest, so that nothing unjudged hides behind a pass. What a check
 * only observed takes nothing from what another one judged.
 * No checks at all give `untested`.
 */
export function gravestOf(verdicts: readonly Verdict[]): Verdict {
  return gravest.find((verdict) => verdicts.includes(verdict)) ?? 'untested'
}
