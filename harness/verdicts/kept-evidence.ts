import type { Exchange } from '../../core/exchange.ts'
import type { Verdict } from '../../core/verdict.ts'

const mostWhenRight = 2
const mostOtherwise = 8

/**
 * The last distinct exchanges of a ruling, because the decisive one is the last. A rule that holds or is only observed
 * keeps fewer, because nobody must examine it.
 */
export function keptEvidence(verdict: Verdict, evidence: readonly Exchange[]): Exchange[] {
  const right = verdict === 'passed' || verdict === 'observed'
  return [...new Set(evidence)].slice(right ? -mostWhenRight : -mostOtherwise)
}
