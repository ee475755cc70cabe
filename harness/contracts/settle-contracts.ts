import type { ContractDecided } from '../../core/journal-events.ts'

export type ContractVerdict = ContractDecided['verdict']
export type ContractCounts = Record<ContractVerdict, number>

export interface ContractSettlement {
  counts: ContractCounts
  exitCode: 0 | 1 | 2
  /** The truth of a verification in one sentence. */
  sentence: string
}

/** How many interactions have each verdict. */
export function countContracts(decided: ReadonlyArray<{ verdict: ContractVerdict }>): ContractCounts {
  const counts: ContractCounts = { passed: 0, failed: 0, warned: 0, untested: 0, inconclusive: 0 }
  for (const { verdict } of decided) counts[verdict] += 1
  return counts
}

/**
 * What a verification comes to. A need that is broken fails it; one that could not be told, or none that was verified at
 * all, leaves it open; what could not be tested is told, and fails nothing.
 */
export function settleContracts(decided: readonly ContractDecided[]): ContractSettlement {
  const counts = countContracts(decided)
  const { passed, failed, warned, untested, inconclusive } = counts
  const verified = passed + failed + warned
  const exitCode = failed > 0 ? 1 : inconclusive > 0 || verified === 0 ? 2 : 0
  const consumers = new Set(decided.map(({ consumer }) => consumer)).size
  const of = `of ${consumers} consumer${consumers === 1 ? '' : 's'}`
  const rest = restOf(counts)
  if (failed > 0)
    return { counts, exitCode, sentence: `${failed} of ${verified} verified interactions ${of} failed${rest}.` }
  if (inconclusive > 0) {
    const sentence = `Could not tell: ${inconclusive} of ${decided.length} interactions ${of} are inconclusive; nothing failed${rest}.`
    return { counts, exitCode, sentence }
  }
  if (verified === 0)
    return { counts, exitCode, sentence: `Could not tell: none of ${untested} interactions ${of} could be verified.` }
  if (warned > 0)
    return { counts, exitCode, sentence: `None of ${verified} verified interactions ${of} failed${rest}.` }
  const all = verified === decided.length ? `All ${verified}` : `All ${verified} verified`
  return { counts, exitCode, sentence: `${all} interactions ${of} hold${rest}.` }
}

function restOf({ warned, untested, inconclusive, failed }: ContractCounts): string {
  const parts = [
    warned > 0 ? `${warned} warned` : '',
    untested > 0 ? `${untested} untested` : '',
    inconclusive > 0 && failed > 0 ? `${inconclusive} inconclusive` : '',
  ].filter(Boolean)
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}
