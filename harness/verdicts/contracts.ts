import { mostShown } from '../../core/most-shown.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import type { Reason } from '../../core/reason.ts'
import type { Verdict } from '../../core/verdict.ts'
import { shorten } from '../../core/shorten.ts'
import { because } from '../reasons/because.ts'
import { countsOf, type VerdictCounts } from './counts.ts'
import { exitCodeOf, type ExitCode } from './exit-code.ts'

type Decided = Pick<ContractDecided, 'verdict' | 'consumer'> & Partial<Pick<ContractDecided, 'mismatches'>>

export interface ContractSettlement {
  counts: VerdictCounts
  exitCode: ExitCode
  /** The result of the verification. */
  conclusion: Reason
}

/** The name of a consumer's need, the same in every run. */
export function needName({
  consumer,
  interaction,
  states,
}: Pick<ContractDecided, 'consumer' | 'interaction' | 'states'>): string {
  return `${consumer}, ${interaction}${states.length === 0 ? '' : ` (${states.join('; ')})`}`
}

/**
 * The result of a verification. A broken need fails it, unless the need is old. An inconclusive need leaves it open,
 * and so does a verification of nothing. An untested need is only reported.
 */
export function settleContracts<One extends Decided>(
  decided: readonly One[],
  isOld: (one: One) => boolean = () => false,
): ContractSettlement {
  const counts = countsOf(decided)
  const { passed, failed, warned, untested, inconclusive } = counts
  const verified = passed + failed + warned
  const old = decided.filter((one) => one.verdict === 'failed' && isOld(one)).length
  const exitCode = exitCodeOf({ failed: failed > old, open: inconclusive > 0 || verified === 0 })
  const consumers = new Set(decided.map(({ consumer }) => consumer)).size
  const needs = { consumers, warned, untested, inconclusive, old }
  return { counts, exitCode, conclusion: conclusionOf() }

  /** What was got instead, for the first new need with this verdict. */
  function firstMismatch(verdict: Verdict): { first?: string } {
    const [first] = decided.find((one) => one.verdict === verdict && !isOld(one))?.mismatches ?? []
    if (!first) return {}
    const words = first.place ? `${first.place}: ${first.words}` : first.words
    return { first: shorten(words.replace(/\s+/g, ' '), mostShown.value) }
  }

  function conclusionOf(): Reason {
    const all = decided.length
    if (failed > old)
      return because('needs-broken', { failed: failed - old, verified, ...needs, ...firstMismatch('failed') })
    if (inconclusive > 0) return because('needs-inconclusive', { all, ...needs })
    if (verified === 0) return because('no-need-verified', { all, ...needs })
    if (warned + old > 0) return because('no-need-broken', { verified, ...needs, ...firstMismatch('warned') })
    return because('needs-met', { verified, ...needs })
  }
}
