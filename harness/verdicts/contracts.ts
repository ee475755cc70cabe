import type { ContractDecided } from '../../core/journal-events.ts'
import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'
import { type ExitCode, exitCodeOf } from './exit-code.ts'

export type ContractVerdict = ContractDecided['verdict']
export type ContractCounts = Record<ContractVerdict, number>

type Decided = Pick<ContractDecided, 'verdict' | 'consumer'>

export interface ContractSettlement {
  counts: ContractCounts
  exitCode: ExitCode
  /** What the verification comes to. */
  conclusion: Reason
}

/** How many interactions have each verdict. */
export function countContracts(decided: ReadonlyArray<{ verdict: ContractVerdict }>): ContractCounts {
  const counts: ContractCounts = { passed: 0, failed: 0, warned: 0, untested: 0, inconclusive: 0 }
  for (const { verdict } of decided) counts[verdict] += 1
  return counts
}

/**
 * What a verification comes to. A need that is broken fails it. One that stayed inconclusive leaves it open, and so does a
 * verification of nothing. What could not be tested is reported, and fails nothing.
 */
export function settleContracts(decided: readonly Decided[]): ContractSettlement {
  const counts = countContracts(decided)
  const { passed, failed, warned, untested, inconclusive } = counts
  const verified = passed + failed + warned
  const exitCode = exitCodeOf({ failed: failed > 0, open: inconclusive > 0 || verified === 0 })
  const consumers = new Set(decided.map(({ consumer }) => consumer)).size
  const needs = { consumers, warned, untested, inconclusive }
  return { counts, exitCode, conclusion: conclusionOf() }

  function conclusionOf(): Reason {
    const all = decided.length
    if (failed > 0) return because('needs-broken', { failed, verified, ...needs })
    if (inconclusive > 0) return because('needs-inconclusive', { all, ...needs })
    if (verified === 0) return because('no-need-verified', { all, ...needs })
    return because(warned > 0 ? 'no-need-broken' : 'needs-met', { verified, ...needs })
  }
}
