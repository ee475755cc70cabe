import type { Exchange } from '../../core/exchange.ts'
import type { Verdict } from '../../core/verdict.ts'

const mostWhenRight = 2
const mostOtherwise = 8

/**
 * The exchanges of a ruling that are kept, each once: the last ones, since the decisive one stands last. A rule that
 * holds, or is only observed, needs fewer of them than one that a reader must look into.
 */
export function keptEvidence(verdict: Verdict, evidence: readonly Exchange[]): Exchange[] {
  const right = verdict === 'passed' || verdict === 'observed'
  return [...new Set(evidence)].slice(right ? -mostWhenRight : -mostOtherwise)
}
