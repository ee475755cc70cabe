import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement, noted } from '../../../core/judgement.ts'
import { outcomeOf } from './answer.ts'

/** Notes what the target does where the documents leave it open. */
export function outcomeNoted(answer: Exchange): Judgement {
  return noted(because('answer-noted', { outcome: outcomeOf(answer) }), [answer])
}
