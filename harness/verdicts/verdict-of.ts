import type { Finding, Strength, Verdict } from '../../core/verdict.ts'

const broken: Record<Strength, Verdict> = { stated: 'failed', implied: 'warned', silent: 'observed' }

/** The verdict that a finding gives under a strength: the strength caps what a broken rule may be called. */
export function verdictOf(finding: Finding, strength: Strength): Verdict {
  if (finding === 'broken') return broken[strength]
  if (finding === 'held') return strength === 'silent' ? 'observed' : 'passed'
  return finding === 'noted' ? 'observed' : finding
}

/** Whether a verdict says that a rule is broken, however firmly the documents state it. */
export function isBroken(verdict: Verdict | undefined): verdict is 'failed' | 'warned' {
  return verdict === 'failed' || verdict === 'warned'
}

/** Whether something is to be done about a requirement with this verdict: it is broken, or nothing was concluded. */
export function isOpenOrBroken(verdict: Verdict): boolean {
  return isBroken(verdict) || verdict === 'inconclusive'
}
