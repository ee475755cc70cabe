import type { Finding, Strength, Verdict } from '../../core/verdict.ts'

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

const broken: Record<Strength, Verdict> = { stated: 'failed', implied: 'warned', silent: 'observed' }

/** The verdict of a finding. The strength limits the verdict of a broken rule. */
export function verdictOf(finding: Finding, strength: Strength): Verdict {
  if (finding === 'broken') return broken[strength]
  if (finding === 'held') return strength === 'silent' ? 'observed' : 'passed'
  return finding === 'noted' ? 'observed' : finding
}

/** Whether a verdict says that a stated or implied rule is broken. */
export function isBroken(verdict: Verdict | undefined): verdict is 'failed' | 'warned' {
  return verdict === 'failed' || verdict === 'warned'
}

/** Whether a requirement needs attention: it is broken, or there is no conclusion. */
export function isOpenOrBroken(verdict: Verdict): boolean {
  return isBroken(verdict) || verdict === 'inconclusive'
}
