import type { Finding, Strength, Verdict } from '../../core/verdict.ts'

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
