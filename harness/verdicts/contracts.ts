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
  const evaluated = passed + failed + warned
  const old = decided.filter((one) => one.verdict === 'failed' && isOld(one)).length
  const exitCode = exitCodeOf({ failed: failed > old, open: inconclusive > 0 || evaluated === 0 })
  const consumers = new Set(decided.map(({ consumer }) => consumer)).size
  const sum = { evaluated, all: decided.length, consumers, warned, untested, inconclusive, old }
  return { counts, exitCode, conclusion: conclusionOf() }

  /** What was got instead, for the first new need with this verdict. */
  function firstMismatch(verdict: Verdict): { first?: string } {
    const [first] = decided.find((one) => one.verdict === verdict && !isOld(one))?.mismatches ?? []
    if (!first) return {}
    const words = first.place ? `${first.place}: ${first.words}` : first.words
    return { first: `${shorten(words.replace(/\s+/g, ' '), mostShown.value)}.` }
  }

  function conclusionOf(): Reason {
    if (failed > old) return because('some-failed', { failed: failed - old, ...sum, ...firstMismatch('failed') })
    if (inconclusive > 0) return because('some-inconclusive', sum)
    if (evaluated === 0) return because('nothing-evaluated', sum)
    if (warned + old > 0) return because('none-failed', { ...sum, ...firstMismatch('warned') })
    return because('all-hold', sum)
  }
}
