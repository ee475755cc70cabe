import type { Exchange } from '../../../core/exchange.ts'
import { inconclusive, type Judgement, noted } from '../../../core/judgement.ts'
import { outcomeOf, transportErrorIn } from './answer.ts'

/** What the target does where the documents leave it open: told, never judged. */
export function outcomeNoted(answer: Exchange | undefined): Judgement {
  if (answer === undefined) return inconclusive('No request was sent.')
  return transportErrorIn([answer]) ?? noted(`The target answers ${outcomeOf(answer)}.`, [answer])
}
