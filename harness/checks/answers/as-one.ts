import { inconclusive, type Judgement } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { gravestFinding } from '../../verdicts/gravest.ts'

/**
 * Several judgements of one rule as one: the first with the gravest finding, with the evidence of all that found the same.
 * None at all is inconclusive.
 */
export function asOne(judgements: readonly Judgement[]): Judgement {
  const gravest = gravestFinding(judgements.map(({ finding }) => finding))
  const same = judgements.filter(({ finding }) => finding === gravest)
  const [first] = same
  if (!first) return inconclusive(because('nothing-to-check', { what: 'answers' }))
  return { ...first, evidence: [...new Set(same.flatMap(({ evidence }) => evidence))] }
}
