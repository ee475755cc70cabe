import type { Exchange } from '../../../core/exchange.ts'
import { broken, type Judgement } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'

/** A judgement that the rule is broken by a value: what was wanted, what the answer shows, and at which place. */
export function differs(difference: { place: string; wanted: string; got: string }, evidence: Exchange[]): Judgement {
  return broken(because('value-differs', difference), difference, evidence)
}
