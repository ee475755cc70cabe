import { type Judgement } from '../../../core/judgement.ts'
import type { Finding } from '../../../core/verdict.ts'
import { nothingToCheck } from './nothing-in.ts'

const byGravity: readonly Finding[] = ['broken', 'inconclusive', 'untested', 'held', 'noted']

/**
 * Several judgements of one rule as one: the first with the gravest finding, with the evidence of all that found the same.
 * None at all is inconclusive.
 */
export function asOne(judgements: readonly Judgement[]): Judgement {
  const gravest = byGravity.find((one) => judgements.some(({ finding }) => finding === one))
  const same = judgements.filter(({ finding }) => finding === gravest)
  const [first] = same
  if (!first) return nothingToCheck('answers')
  return { ...first, evidence: [...new Set(same.flatMap(({ evidence }) => evidence))] }
}
